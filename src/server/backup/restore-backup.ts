import { readFile } from 'node:fs/promises';
import { lockFolder } from '../db/folder-lock.ts';
import type { DatabaseTarget } from '../db/orm.ts';
import { BackupError } from './backup-error.ts';
import { layoutOf, type Manifest, manifestSchema } from './backup-layout.ts';
import { verifyChecksums } from './checksums.ts';
import type { BackupOptions } from './create-backup.ts';
import { unknownMigrations } from './database-facts.ts';
import { restoreEmbedded } from './restore-embedded.ts';
import { requireFreeDatabase, restorePostgres } from './restore-postgres.ts';
import { dropStage, replaceFiles, requireNoFiles, stageFiles } from './staged-files.ts';

export type RestoreOptions = BackupOptions & {
  /** Whether what is there may go. */
  replace: boolean;
};

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(layoutOf(folder).manifest, 'utf8');
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new BackupError(`${folder} was made by another version, which this one cannot read.`);
}

function requireFit({ database, migrations }: Manifest, target: DatabaseTarget): void {
  if (database === 'postgres' && target.kind !== 'postgres') {
    throw new BackupError(
      'This backup is of a PostgreSQL database and needs one: set DATABASE_URL. (The other way round it works.)',
    );
  }
  const unknown = unknownMigrations(migrations);
  if (unknown.length > 0) {
    throw new BackupError(
      `This backup is of a newer version of the site (${unknown.join(', ')}); install that one first.`,
    );
  }
}

/**
 * Brings a backup back. Everything is checked before anything is touched: checksums, version, that nobody works on the
 * target, and that it is empty unless it may be replaced. Throws BackupError in words for whoever asked for it.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { target, dataDir, folder, replace, say } = options;
  await verifyChecksums(folder, (read) => say(`checked: ${read}`));
  const manifest = await readManifest(folder);
  requireFit(manifest, target);
  // A server on the embedded database holds its folder; one on PostgreSQL is found among its connections.
  const unlock = target.kind === 'embedded' ? await lockFolder(dataDir) : async () => {};
  try {
    if (!replace) await requireNoFiles(dataDir, target);
    if (target.kind === 'postgres') await requireFreeDatabase({ target, manifest, replace });
    await stageFiles(folder, dataDir, (seen) => say(`files: ${seen}`));
    say('database');
    const file = layoutOf(folder).database;
    // It was looked at before the files were copied, which may take hours: it is looked at again.
    if (target.kind === 'postgres') {
      const wanted = { target, manifest, replace };
      await restorePostgres(wanted, file, () => replaceFiles(dataDir, target));
    } else {
      await restoreEmbedded(dataDir, file, manifest);
      await replaceFiles(dataDir, target);
    }
  } finally {
    await dropStage(dataDir);
    await unlock();
  }
  return manifest;
}
