import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { eraseRecords } from '../retention/erase-records.ts';
import { requireNotHeld } from '../retention/is-held.ts';

/** Erases a message for good. Throws AppError('not-found'), and 'held' for one that is held. */
export async function deleteMessage(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  const removeFiles = await ctx.em.transactional(async (em) => {
    const erased = await eraseRecords(em, ctx, 'message', [id]);
    if (erased.ids.length === 0) throw new AppError('not-found');
    // Looked up once nobody can hold it any more: throwing undoes everything.
    await requireNotHeld(em, 'message', id);
    // Without the sender's name, which is to be forgotten with the message.
    recordEvent(em, ctx, { action: 'contact.delete', subjectId: id });
    return erased.removeFiles;
  });
  await removeFiles();
}
