import type { EntityManager } from '../../db/orm.ts';

/**
 * Erases every mail about a record, in the running transaction; one that has not gone out yet never does. Returns their
 * ids: the files of those that were kept are removed once that is committed (`MailTransport.forget`); the sweep does
 * what was missed.
 */
export async function eraseMails(em: EntityManager, aboutId: string): Promise<string[]> {
  const erased = await em.execute<{ id: string }[]>(
    'delete from "outgoing_mails" where "about_id" = ?::uuid returning "id"',
    [aboutId],
  );
  return erased.map(({ id }) => id);
}
