import { leaders } from '../../../shared/content/leaders.ts';
import { slugOf } from '../../../shared/domain/slug.ts';
import type { EntityManager } from '../../db/orm.ts';

/** For a name of which no Latin letter remains. */
const nameless = 'employee';

/** The address of a new profile: made of the name, and numbered where others have it already, deleted ones included. */
export async function freeSlug(em: EntityManager, name: string): Promise<string> {
  const base = slugOf(name) || nameless;
  const rows = await em.execute<{ slug: string }[]>(
    'select slug from employee_profiles where slug = ? or slug like ?',
    [base, `${base}-%`],
  );
  // The list of the team has the path /public, and the leaders have pages too.
  const taken = new Set(['public', ...[...leaders(), ...rows].map(({ slug }) => slug)]);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
