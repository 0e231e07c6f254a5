import { randomUUID } from 'node:crypto';
import { Setting } from '../../db/entities/system.ts';
import type { EntityManager } from '../../db/orm.ts';

const key = 'installation_id';

/** Returns the identity of this database, made on first use; it marks the folders that belong to the database. */
export async function ensureInstallationId(em: EntityManager): Promise<string> {
  await em.upsert(
    Setting,
    { key, value: randomUUID(), description: '', updatedAt: new Date() },
    { onConflictAction: 'ignore' },
  );
  const { value } = await em.findOneOrFail(Setting, { key }, { disableIdentityMap: true });
  return value;
}
