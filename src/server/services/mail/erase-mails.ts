import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FilterQuery } from '@mikro-orm/core';
import type { Logger } from 'pino';
import type { MailKind } from '../../../shared/contracts/mail.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import { mailIdFromFile } from '../mail-transport.ts';
import { ensureInstallationId } from '../settings/installation-id.ts';

/** The queue tries for about a day: what waits longer has lost its job, in milliseconds. */
const lostAfterMs = 3 * 86_400_000;

/** So long one can look up what was sent to whom, in milliseconds. */
const retentionMs = 90 * 86_400_000;

/** Files that are looked up at once. */
const batchSize = 500;

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((file) => file.endsWith('.eml'));
}

/** Finds the files whose mail was deleted. A file is written after its row, and removed after it. */
async function findOrphanedFiles(em: EntityManager, files: readonly string[]): Promise<string[]> {
  const ids = files.flatMap((file) => mailIdFromFile(file) ?? []);
  const rows = await em.find(
    OutgoingMail,
    { id: { $in: ids } },
    { fields: ['id'], disableIdentityMap: true },
  );
  const known = new Set(rows.map(({ id }) => id));
  return files.filter((file) => {
    const id = mailIdFromFile(file);
    return id !== null && !known.has(id);
  });
}

async function isOld(file: string, before: Date): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && found.mtime < before;
}

/** Removes the files of deleted mails, unless they are of another database, and those that are old. */
export async function sweepMailFiles({
  em,
  log,
  folder,
  claimFolder,
}: {
  em: EntityManager;
  log: Logger;
  /** Folder of mails that are saved as files. */
  folder: string;
  /** Returns whether a folder belongs to the database of this identity. */
  claimFolder: (folder: string, installation: string) => Promise<boolean>;
}): Promise<void> {
  const before = new Date(Date.now() - retentionMs);
  const isOurs = await claimFolder(folder, await ensureInstallationId(em));
  if (!isOurs) {
    log.warn('stored mails belong to another database; removing only old ones');
  }
  const files = await filesIn(folder);
  for (let from = 0; from < files.length; from += batchSize) {
    const batch = files.slice(from, from + batchSize);
    const orphans = new Set(isOurs ? await findOrphanedFiles(em, batch) : []);
    for (const name of batch) {
      const file = path.join(folder, name);
      if (orphans.has(name) || (await isOld(file, before))) await rm(file, { force: true });
    }
  }
}

/** Shows mails as expired that wait for nothing any more; one that is just being handed over is left to its end. */
async function markExpired(em: EntityManager, where: FilterQuery<OutgoingMail>): Promise<void> {
  const isUnclaimed = { $or: [{ claimedUntil: null }, { claimedUntil: { $lt: new Date() } }] };
  // A mail that was given up would wait for a look that cannot help any more.
  const isWaiting = { status: { $in: ['queued', 'failed'] as const } };
  await em.nativeUpdate(
    OutgoingMail,
    { $and: [where, isWaiting, isUnclaimed] },
    { status: 'expired', text: null, html: null },
  );
}

/**
 * Lets mails expire that are not true any more, in the running transaction: those that wait never go out, and none is
 * handed over once more. Returns whether one of them has left, or is leaving.
 */
export async function expireMails(
  em: EntityManager,
  mails: { aboutId: string; kind: MailKind; since?: Date },
): Promise<boolean> {
  const { aboutId, kind, since } = mails;
  const where = { aboutId, kind, ...(since ? { createdAt: { $gte: since } } : {}) };
  await em.nativeUpdate(OutgoingMail, where, { expiresAt: new Date() });
  await markExpired(em, where);
  return (await em.count(OutgoingMail, { ...where, status: { $ne: 'expired' } })) > 0;
}

/**
 * Erases mails that were sent, saved or given up long ago. Marks those that waited longer than the queue tries as
 * failed, and those that are out of date as expired.
 */
export async function sweepMails(em: EntityManager): Promise<void> {
  const now = new Date();
  const before = new Date(now.getTime() - retentionMs);
  await markExpired(em, { expiresAt: { $lt: now } });
  await em.nativeUpdate(
    OutgoingMail,
    { status: 'queued', createdAt: { $lt: new Date(Date.now() - lostAfterMs) } },
    { status: 'failed', lastError: 'GIVEN UP' },
  );
  await em.nativeDelete(OutgoingMail, {
    status: { $ne: 'queued' },
    $or: [{ deliveredAt: { $lt: before } }, { deliveredAt: null, createdAt: { $lt: before } }],
  });
}

/**
 * Erases every mail about a record, in the running transaction; one that has not gone out yet never does. Returns their
 * ids: the files of saved ones are removed once that is committed (`MailTransport.removeFiles`); the sweep does
 * what was missed.
 */
export async function eraseMails(em: EntityManager, aboutId: string): Promise<string[]> {
  const erased = await em.execute<{ id: string }[]>(
    'delete from "outgoing_mails" where "about_id" = ?::uuid returning "id"',
    [aboutId],
  );
  return erased.map(({ id }) => id);
}
