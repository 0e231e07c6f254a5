import type { EntityManager } from '../../db/orm.ts';

/** The resources whose current version a user is still asked to acknowledge, by category and title. */
export async function findWaiting(em: EntityManager, userId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select r."id"
     from "resources" as r
     join "resource_versions" as v on v."resource_id" = r."id" and v."number" = r."current_version"
     where r."requires_acknowledgement" and r."archived_at" is null and r."deleted_at" is null
       and not exists (
         select 1 from "resource_acknowledgements" as a
         where a."resource_version_id" = v."id" and a."user_id" = ?
       )
     order by r."category", r."title", r."id"`,
    [userId],
  );
  return rows.map(({ id }) => id);
}
