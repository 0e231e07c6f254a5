import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Whether the files in a folder are those of this installation; a folder of nobody's becomes its own. A file beside them
 * names the database they belong to: with another one, every file would look orphaned.
 */
export async function belongsTo(folder: string, installation: string): Promise<boolean> {
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
