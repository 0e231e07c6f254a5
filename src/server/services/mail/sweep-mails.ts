import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { OutgoingMail } from '../../db/entities/outgoing-mail.ts';
import type { EntityManager } from '../../db/orm.ts';

/** The queue tries for about a day: what waits longer has lost its job, in milliseconds. */
const lostMs = 3 * 86_400_000;

/** So long one can look up what was sent to whom, in milliseconds. */
export const keptMs = 90 * 86_400_000;

async function sweepFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const file = path.join(folder, name);
    const { mtime } = await stat(file);
    if (mtime < before) await unlink(file);
  }
}

/**
 * Erases mails that were dealt with long ago: sent, kept or given up, with the files of those that were kept. What has
 * waited longer than the queue tries is shown as failed.
 */
export async function sweepMails({
  em,
  folder,
}: {
  em: EntityManager;
  /** Where mails are kept as files. */
  folder: string;
}): Promise<void> {
  const before = new Date(Date.now() - keptMs);
  await em.nativeUpdate(
    OutgoingMail,
    { status: 'queued', createdAt: { $lt: new Date(Date.now() - lostMs) } },
    { status: 'failed', lastError: 'GIVEN UP' },
  );
  await em.nativeDelete(OutgoingMail, {
    status: { $ne: 'queued' },
    $or: [{ deliveredAt: { $lt: before } }, { deliveredAt: null, createdAt: { $lt: before } }],
  });
  await sweepFiles(folder, before);
}
