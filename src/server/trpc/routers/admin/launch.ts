import { launchChecklistSchema, setTickInput } from '../../../../shared/contracts/launch.ts';
import { getChecklist } from '../../../services/launch/get-checklist.ts';
import { setTick } from '../../../services/launch/set-tick.ts';
import { adminProcedure, router } from '../../init.ts';

export const launchRouter = router({
  getChecklist: adminProcedure.output(launchChecklistSchema).query(({ ctx }) => getChecklist(ctx)),

  setTick: adminProcedure
    .input(setTickInput)
    .output(launchChecklistSchema)
    .mutation(({ ctx, input }) => setTick(ctx, input)),
});
