import { sessionUserSchema } from '../../../shared/contracts/auth.ts';
import { getUser } from '../../services/auth/get-user.ts';
import { employeeProcedure, router } from '../init.ts';

export const employeeRouter = router({
  getAccount: employeeProcedure.output(sessionUserSchema).query(({ ctx }) => getUser(ctx)),
});
