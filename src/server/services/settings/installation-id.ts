import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Setting } from '../../db/entities/system.ts';
import type { EntityManager } from '../../db/orm.ts';

/**
 * Whether the files in a folder are those of this installation; a folder of nobody's becomes its own. A file beside them
 * names the database they belong to: with another one, every file would look orphaned.
 */
export async function claimFolder(folder: string, installation: string): Promise<boolean> {
  const marker = path.join(folder, '.belongs-to');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(marker, installation, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return (await readFile(marker, 'utf8')) === installation;
  }
}

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
