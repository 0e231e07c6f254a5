import { randomUUID } from 'node:crypto';
import { Setting } from '../../db/entities/system.ts';
import type { EntityManager } from '../../db/orm.ts';

const key = 'installation_id';

/** The identity of this database, made on first use; what lies beside it on a disk can be told to belong to it. */
export async function ensureInstallationId(em: EntityManager): Promise<string> {
  await em.upsert(
    Setting,
    { key, value: randomUUID(), description: '', updatedAt: new Date() },
    { onConflictAction: 'ignore' },
  );
  const { value } = await em.findOneOrFail(Setting, { key }, { disableIdentityMap: true });
  return value;
}
