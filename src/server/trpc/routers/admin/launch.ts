import { launchChecklistSchema, setTickInput } from '../../../../shared/contracts/launch.ts';
import { getChecklist, setTick } from '../../../services/admin/launch-checklist.ts';
import { adminProcedure, router } from '../../init.ts';

export const launchRouter = router({
  getChecklist: adminProcedure.output(launchChecklistSchema).query(({ ctx }) => getChecklist(ctx)),

  setTick: adminProcedure
    .input(setTickInput)
    .output(launchChecklistSchema)
    .mutation(({ ctx, input }) => setTick(ctx, input)),
});
