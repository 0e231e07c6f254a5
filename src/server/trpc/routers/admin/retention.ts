import {
  countDueOutput,
  getHoldOutput,
  heldRecordInput,
  listRetainedInput,
  listRetainedOutput,
  setHoldInput,
} from '../../../../shared/contracts/retention.ts';
import { getHold, liftHold, setHold } from '../../../services/retention/holds.ts';
import { countDue, listRetained } from '../../../services/retention/preview.ts';
import { adminCommand, adminMutation, adminProcedure, adminQuery, router } from '../../init.ts';

export const retentionRouter = router({
  countDue: adminProcedure.output(countDueOutput).query(({ ctx }) => countDue(ctx)),
  list: adminQuery(listRetainedInput, listRetainedOutput, listRetained),
  getHold: adminQuery(heldRecordInput, getHoldOutput, getHold),
  setHold: adminMutation(setHoldInput, getHoldOutput, setHold),
  liftHold: adminCommand(heldRecordInput, liftHold),
});
