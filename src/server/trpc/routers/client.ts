import { sessionUserSchema } from '../../../shared/contracts/auth.ts';
import { getUser } from '../../services/auth/get-user.ts';
import { clientProcedure, router } from '../init.ts';

export const clientRouter = router({
  getAccount: clientProcedure.output(sessionUserSchema).query(({ ctx }) => getUser(ctx)),
});
