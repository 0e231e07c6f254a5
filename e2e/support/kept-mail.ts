import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { RunningServer } from './server.ts';

/** Lines are cut and some characters are written as numbers on the way (quoted-printable). */
const decoded = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );

/** The link to a new password in the mail file for an address, once it is there. */
export async function readMailedResetLink(
  { dataDir }: RunningServer,
  address: string,
): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  let link = '';
  await expect
    .poll(
      async () => {
        const names = await readdir(folder).catch(() => []);
        for (const name of names) {
          const mail = decoded(await readFile(path.join(folder, name), 'utf8'));
          if (!mail.includes(`To: ${address}`)) continue;
          link = /http\S+reset\?token=[\w-]+/.exec(mail)?.[0] ?? link;
        }
        return link;
      },
      // A first try that failed on a busy machine is followed by another in half a minute.
      { timeout: 60_000 },
    )
    .not.toBe('');
  return link;
}
