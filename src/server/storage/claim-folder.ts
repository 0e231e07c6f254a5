import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns whether the files in a folder are those of this installation, and claims a folder that has no owner. A
 * file beside them names the database they belong to: with another one, every file would look orphaned.
 * @param installation the identity of the database, as `ensureInstallationId` gives it
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
