import { OutgoingMail } from '../../db/entities/outgoing-mail.ts';
import type { EntityManager } from '../../db/orm.ts';

/** Erases every mail about a record, in the running transaction; one that has not gone out yet never does. */
export async function eraseMails(em: EntityManager, aboutId: string): Promise<void> {
  await em.nativeDelete(OutgoingMail, { aboutId });
}
