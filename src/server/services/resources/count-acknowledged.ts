import type { Resource } from '../../db/entities/resource.ts';
import { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';

/** Who is expected to read what is for employees. */
export const activeEmployees = { role: 'employee', isActive: true } as const;

/** How many users are expected to read what is for employees. */
export function countEmployees(em: EntityManager): Promise<number> {
  return em.count(User, activeEmployees);
}

/** How many active employees have acknowledged the current version of each resource; one query. */
export async function countAcknowledged(
  em: EntityManager,
  resources: readonly Resource[],
): Promise<Map<string, number>> {
  if (resources.length === 0) return new Map();
  const ids = resources.map(({ id }) => id);
  const rows = await em.execute<{ id: string; count: number }[]>(
    `select r."id", count(*)::int as count
     from "resources" as r
     join "resource_versions" as v on v."resource_id" = r."id" and v."number" = r."current_version"
     join "resource_acknowledgements" as a on a."resource_version_id" = v."id"
     join "users" as u on u."id" = a."user_id" and u."role" = 'employee' and u."is_active"
     where r."id" in (${ids.map(() => '?').join(', ')})
     group by r."id"`,
    ids,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
