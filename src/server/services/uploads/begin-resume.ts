import { randomUUID } from 'node:crypto';
import { maxResumeBytes, type ResumeRoom } from '../../../shared/contracts/upload.ts';
import { Upload } from '../../db/entities/upload.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { sign } from '../secrets.ts';
import { requireApplicationsEnabled } from '../settings/applications-enabled.ts';

/** Seconds for which an address that was given out may be used. */
export const uploadAddressSeconds = 15 * 60;

/** Bytes of stored résumés that belong to no application yet, of everybody together. */
const maxUnattachedBytes = 5 * 1024 ** 3;
/** The same of one address: a thousand usual résumés, because a phone network puts many applicants behind one. */
const maxSenderBytes = 512 * 1024 ** 2;
/** By then the sweep has made room. */
const roomInSeconds = 3600;

/** Bytes of the stored résumés that nobody has sent with an application yet, and how many there may be. */
export async function readResumeRoom(em: EntityManager): Promise<ResumeRoom> {
  const [row] = await em.execute<{ bytes: string }[]>(
    `select coalesce(sum("size"), 0)::text as bytes from "uploads"
     where "status" = 'stored' and "purpose" = 'resume'`,
  );
  return { used: Number(row?.bytes ?? 0), limit: maxUnattachedBytes };
}

/**
 * Bytes of one sender: what is stored, and for each address that can still be used the most that may come through it. What
 * a sender declares counts for nothing.
 */
async function countSender(em: EntityManager, sender: string): Promise<number> {
  const [row] = await em.execute<{ bytes: string }[]>(
    `select coalesce(sum(case when "status" = 'stored' then "size" else ? end), 0)::text as bytes
     from "uploads"
     where "sender" = ?
       and ("status" = 'stored' or "status" = 'pending' and "created_at" > ?)`,
    [maxResumeBytes, sender, new Date(Date.now() - uploadAddressSeconds * 1000)],
  );
  return Number(row?.bytes ?? 0);
}

/** Throws AppError('unavailable') when too much lies here unclaimed, 'rate-limited' when it is of this sender. */
async function requireRoom(em: EntityManager, sender: string): Promise<void> {
  const room = await readResumeRoom(em);
  if (room.used > room.limit) {
    throw new AppError('unavailable', { retryAfterSeconds: roomInSeconds });
  }
  if ((await countSender(em, sender)) > maxSenderBytes - maxResumeBytes) {
    throw new AppError('rate-limited', { retryAfterSeconds: uploadAddressSeconds });
  }
}

/** What is known of a résumé before its bytes come: its name and size where declared, and the address that asks. */
type Declared = { fileName: string; size: number; caller: string };

/**
 * Makes the `pending` row of a résumé whose bytes are yet to come. Returns the new upload's id. Throws
 * AppError('applications-disabled'), 'unavailable' when too much lies here unclaimed, 'rate-limited' when too much of it
 * comes from the caller's address.
 */
export async function beginResume(
  ctx: Pick<ServiceContext, 'em' | 'objects' | 'secrets'>,
  { fileName, size, caller }: Declared,
): Promise<string> {
  await requireApplicationsEnabled(ctx.em);
  const sender = sign(ctx.secrets.upload, `sender ${caller}`);
  await requireRoom(ctx.em, sender);
  const id = randomUUID();
  ctx.em.create(Upload, {
    id,
    purpose: 'resume',
    status: 'pending',
    ...ctx.objects.reserve(id),
    fileName,
    size,
    sender,
  });
  await ctx.em.flush();
  return id;
}
