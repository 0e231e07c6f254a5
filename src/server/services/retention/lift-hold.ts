import type { HeldRecordInput } from '../../../shared/contracts/retention-hold.ts';
import { RetentionHold } from '../../db/entities/retention-hold.ts';
import { recordEvent } from '../audit/record-event.ts';
import { type ServiceContext, requireAdministrator } from '../context.ts';

/** Lifts the hold on a record, which then goes when its period is over; without a hold nothing happens. */
export async function liftHold(ctx: ServiceContext, { kind, id }: HeldRecordInput): Promise<void> {
  requireAdministrator(ctx);
  await ctx.em.transactional(async (em) => {
    const lifted = await em.nativeDelete(RetentionHold, { kind, recordId: id });
    if (lifted === 0) return;
    recordEvent(em, ctx, { action: 'retention.lift', subjectId: id, subjectLabel: kind });
  });
}
