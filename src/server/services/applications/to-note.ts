import type { ApplicationNote as NoteDto } from '../../../shared/contracts/application-record.ts';
import type { ApplicationNote } from '../../db/entities/application-note.ts';

/** A contribution to the thread, as administrators read it. */
export function toNote({ id, text, authorName, createdAt }: ApplicationNote): NoteDto {
  return { id, text, authorName, createdAt };
}
