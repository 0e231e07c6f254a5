import { okSchema } from '../../../../shared/contracts/fields.ts';
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
import { adminProcedure, router } from '../../init.ts';

export const retentionRouter = router({
  countDue: adminProcedure.output(countDueOutput).query(({ ctx }) => countDue(ctx)),

  list: adminProcedure
    .input(listRetainedInput)
    .output(listRetainedOutput)
    .query(({ ctx, input }) => listRetained(ctx, input)),

  getHold: adminProcedure
    .input(heldRecordInput)
    .output(getHoldOutput)
    .query(({ ctx, input }) => getHold(ctx, input)),

  setHold: adminProcedure
    .input(setHoldInput)
    .output(getHoldOutput)
    .mutation(({ ctx, input }) => setHold(ctx, input)),

  liftHold: adminProcedure
    .input(heldRecordInput)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await liftHold(ctx, input);
      return { ok: true };
    }),
});
