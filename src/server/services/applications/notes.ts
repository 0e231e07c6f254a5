import {
  type AddNoteInput,
  applicationNoteSchema,
  type ApplicationNote as NoteDto,
} from '../../../shared/contracts/application-admin.ts';
import { ApplicationNote } from '../../db/entities/application-review.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { copyFields } from '../records.ts';
import { lockApplication } from './load.ts';

/** A contribution to the thread, as administrators read it. */
export const toNote = (note: ApplicationNote): NoteDto => copyFields(applicationNoteSchema, note);

/** Adds to the thread of an application. Throws AppError('not-found'). */
export async function addNote(ctx: AdminContext, input: AddNoteInput): Promise<NoteDto> {
  const { actor } = ctx;
  return ctx.em.transactional(async (em) => {
    // Held, so that it is not erased before this is stored.
    const application = await lockApplication(em, input.id);
    const note = em.create(ApplicationNote, {
      application,
      text: input.text,
      author: actor.id,
      authorName: actor.name,
    });
    recordEvent(em, ctx, 'application.note', {
      id: application.id,
      label: application.applicantName,
    });
    await em.flush();
    return toNote(note);
  });
}

/**
 * Returns whether the thread holds an opinion of an application. A note beside a decision does not count: it may be
 * meant for hundreds at once, or repeat another reviewer's words.
 */
export async function hasOwnNote(
  em: EntityManager,
  application: string,
  { id }: { id: string },
): Promise<boolean> {
  return (await em.findOne(ApplicationNote, { application, author: id })) !== null;
}
