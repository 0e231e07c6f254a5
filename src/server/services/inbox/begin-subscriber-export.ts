import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';

/** Writes down that the addresses of the newsletter leave the site; their pages are read one by one after it. */
export async function beginSubscriberExport(ctx: ServiceContext): Promise<void> {
  await ctx.em.transactional(async (em) => {
    recordEvent(em, ctx, { action: 'newsletter.export' });
  });
}
