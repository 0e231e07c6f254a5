import type { ExportSubscribersInput, Subscriber } from '../../../shared/contracts/inbox.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { listSubscribers } from './list-subscribers.ts';

async function* batches(
  ctx: ServiceContext,
  filter: ExportSubscribersInput,
): AsyncGenerator<Subscriber[]> {
  for (let after: string | undefined; ; ) {
    // An entity manager of its own each time: one would keep every address it has read.
    const { rows, nextCursor } = await listSubscribers(
      { ...ctx, em: ctx.em.fork() },
      { ...filter, sort: 'email', order: 'asc', limit: 1000, after },
    );
    yield rows;
    if (nextCursor === null) return;
    after = nextCursor;
  }
}

/**
 * Every newsletter address that matches, in their order, in batches that are read when they are asked for; records that
 * somebody took them. Throws as requireAdministrator does.
 */
export async function exportSubscribers(
  ctx: ServiceContext,
  filter: ExportSubscribersInput,
): Promise<AsyncIterable<Subscriber[]>> {
  requireAdministrator(ctx);
  await ctx.em.transactional(async (em) => {
    recordEvent(em, ctx, { action: 'newsletter.export' });
  });
  return batches(ctx, filter);
}
