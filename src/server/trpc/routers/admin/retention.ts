import * as retention from '../../../../shared/contracts/retention.ts';
import { getHold, liftHold, setHold } from '../../../services/retention/holds.ts';
import { countDue, listRetained } from '../../../services/retention/preview.ts';
import { adminCommand, adminMutation, adminProcedure, adminQuery, router } from '../../init.ts';

export const retentionRouter = router({
  countDue: adminProcedure.output(retention.countDueOutput).query(({ ctx }) => countDue(ctx)),
  list: adminQuery(retention.listRetainedInput, retention.listRetainedOutput, listRetained),
  getHold: adminQuery(retention.heldRecordInput, retention.getHoldOutput, getHold),
  setHold: adminMutation(retention.setHoldInput, retention.getHoldOutput, setHold),
  liftHold: adminCommand(retention.heldRecordInput, liftHold),
});
