import { byIdSchema, okSchema } from '../../shared/contracts/fields.ts';
import type { Deletion } from '../services/records.ts';
import { adminProcedure } from './init.ts';

/** The procedures that delete a record and bring it back, for administrators. */
export const deletionProcedures = ({ remove, restore }: Deletion) => ({
  delete: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await remove(ctx, input);
      return { ok: true };
    }),

  restore: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await restore(ctx, input);
      return { ok: true };
    }),
});
