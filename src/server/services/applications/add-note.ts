import type { ApplicationNote as NoteDto } from '../../../shared/contracts/application-record.ts';
import type { AddNoteInput } from '../../../shared/contracts/application-review.ts';
import { ApplicationNote } from '../../db/entities/application-note.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { lockApplication } from './lock-application.ts';
import { toNote } from './to-note.ts';

/** Adds to the thread of an application. Throws AppError('not-found'). */
export async function addNote(ctx: ServiceContext, input: AddNoteInput): Promise<NoteDto> {
  const actor = requireAdministrator(ctx);
  return ctx.em.transactional(async (em) => {
    // Held, so that it is not erased before this is stored.
    const application = await lockApplication(em, input.id);
    const note = em.create(ApplicationNote, {
      application,
      text: input.text,
      author: actor.id,
      authorName: actor.name,
    });
    recordEvent(em, ctx, {
      action: 'application.note',
      subjectId: application.id,
      subjectLabel: application.applicantName,
    });
    await em.flush();
    return toNote(note);
  });
}
