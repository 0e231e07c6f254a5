import { ApplicationNote } from '../../db/entities/application-note.ts';
import type { EntityManager } from '../../db/orm.ts';

/**
 * Whether somebody has said in the thread what they think of an application. What stands beside a decision may be meant
 * for hundreds at once, or be another reviewer's words carried on, and tells nothing of that.
 */
export async function hasOwnNote(
  em: EntityManager,
  application: string,
  { id }: { id: string },
): Promise<boolean> {
  return (await em.findOne(ApplicationNote, { application, author: id })) !== null;
}
