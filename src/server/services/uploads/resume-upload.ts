import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { idSchema } from '../../../shared/contracts/fields.ts';
import {
  maxResumeBytes,
  type ResumeQuota,
  type ResumeType,
  type UploadedResume,
} from '../../../shared/contracts/upload.ts';
import { Upload } from '../../db/entities/uploads.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import type { ServiceContext } from '../context.ts';
import { requireRecord } from '../records.ts';
import { type Secrets, sign, verifySignature } from '../secrets.ts';
import { requireApplicationsEnabled } from '../settings/switches.ts';
import { markUploadStored, type StoredFile } from './upload-lifecycle.ts';

const prefix = '/objects/';

/** The address of an upload within this site, as a record keeps it. */
export function resumeUrlOf(id: string): string {
  return prefix + id;
}

/**
 * Reduces what a caller sends as `resumeUrl` to `/objects/<uuid>`: the path itself, or a full address of this site;
 * what stands behind `?` is dropped. Throws AppError('resume-missing') for a foreign origin and for anything else.
 * @param publicUrl this site's own address; without it only paths are taken
 */
export function normalizeResumeUrl(input: string, publicUrl?: string): string {
  const own = publicUrl && URL.canParse(publicUrl) ? new URL(publicUrl).origin : undefined;
  const path = (own && input.startsWith(`${own}/`) ? input.slice(own.length) : input).split('?')[0];
  const id = path?.startsWith(prefix) ? idSchema.safeParse(path.slice(prefix.length)) : undefined;
  if (!id?.success) throw new AppError('resume-missing');
  return resumeUrlOf(id.data.toLowerCase());
}

/** Seconds for which an address that was given out may be used. */
export const uploadAddressSeconds = 15 * 60;

/** Bytes of stored résumés that belong to no application yet, of all senders together. */
const maxUnattachedBytes = 5 * 1024 ** 3;
/** The same of one address: a thousand usual résumés, because a phone network puts many applicants behind one. */
const maxSenderBytes = 512 * 1024 ** 2;
/** Reserve for addresses that hold little: ten addresses that use up the common quota do not block the others. */
const reservedBytes = 1024 ** 3;
/** Bytes an address may hold and still draw on the reserve: a dozen applicants behind it at the same time. */
const smallSenderBytes = 128 * 1024 ** 2;
/** By then the sweep has freed some of the quota. */
const retryAfterSeconds = 3600;

/** Bytes of stored résumés that belong to no application yet, and their limit. */
export async function readResumeQuota(em: EntityManager): Promise<ResumeQuota> {
  const [row] = await em.execute<{ bytes: string }[]>(
    `select coalesce(sum("size"), 0)::text as bytes from "uploads"
     where "status" = 'stored' and "purpose" = 'resume'`,
  );
  return { used: Number(row?.bytes ?? 0), limit: maxUnattachedBytes };
}

/**
 * Bytes of one sender: what is stored, and for each address that can still be used the most that may come through it.
 * Ignores the size that a sender declares.
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
async function requireUploadQuota(em: EntityManager, sender: string): Promise<void> {
  const quota = await readResumeQuota(em);
  const held = await countSender(em, sender);
  if (quota.used > quota.limit + (held <= smallSenderBytes ? reservedBytes : 0)) {
    throw new AppError('unavailable', { retryAfterSeconds });
  }
  if (held > maxSenderBytes - maxResumeBytes) {
    throw new AppError('rate-limited', { retryAfterSeconds: uploadAddressSeconds });
  }
}

/** Data of a résumé before its bytes come: its name and size where declared, and the caller's address. */
type Declared = { fileName: string; size: number; caller: string };

/**
 * Makes the `pending` row of a résumé whose bytes are yet to come. Returns the new upload's id. Throws
 * AppError('applications-disabled'), 'unavailable' when too much lies here unclaimed, 'rate-limited' when too much of
 * it comes from the caller's address.
 */
export async function beginResumeUpload(
  ctx: Pick<ServiceContext, 'em' | 'objects' | 'secrets'>,
  { fileName, size, caller }: Declared,
): Promise<string> {
  await requireApplicationsEnabled(ctx.em);
  const sender = sign(ctx.secrets.upload, `sender ${caller}`);
  await requireUploadQuota(ctx.em, sender);
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

const signedText = (id: string, expires: string) => `put ${id} ${expires}`;

/**
 * Gives out a signed address for one PUT of a raw résumé, valid for 15 minutes. Absolute when the site's public
 * address is known, else a path. Throws as beginResumeUpload.
 * @param caller the caller's address
 */
export async function createUploadUrl(
  ctx: Pick<ServiceContext, 'em' | 'objects' | 'secrets'>,
  caller: string,
  publicUrl?: string,
): Promise<{ uploadURL: string }> {
  const id = await beginResumeUpload(ctx, { fileName: '', size: 0, caller });
  const expires = String(Math.floor(Date.now() / 1000) + uploadAddressSeconds);
  const query = new URLSearchParams({
    expires,
    signature: sign(ctx.secrets.upload, signedText(id, expires)),
  });
  const address = `${resumeUrlOf(id)}?${query}`;
  return { uploadURL: publicUrl ? new URL(address, publicUrl).href : address };
}

/** Throws AppError('forbidden') unless the address of upload `id` was signed here and is still valid. */
export function requireUploadSignature(
  secrets: Pick<Secrets, 'upload'>,
  id: string,
  query: { expires?: unknown; signature?: unknown },
): void {
  const { expires, signature } = query;
  const valid =
    typeof expires === 'string' &&
    typeof signature === 'string' &&
    /^\d{1,12}$/.test(expires) &&
    verifySignature(secrets.upload, signedText(id, expires), signature) &&
    Number(expires) * 1000 > Date.now();
  if (!valid) throw new AppError('forbidden');
}

/** The sender's view of a stored résumé; the place of its bytes stays inside. */
export function toUploadedResume(upload: Pick<Upload, 'id' | 'fileName' | 'size'>): UploadedResume {
  return {
    id: upload.id,
    resumeUrl: resumeUrlOf(upload.id),
    fileName: upload.fileName,
    size: upload.size,
  };
}

/** The row of an upload, fresh from the database. Throws AppError('not-found'). */
export async function findResume(ctx: Pick<ServiceContext, 'em'>, id: string): Promise<Upload> {
  return requireRecord(ctx.em, Upload, { id, purpose: 'resume' }, { refresh: true });
}

/**
 * Marks a résumé as stored once its checked bytes lie in the store. Throws AppError('not-found') when the row is gone,
 * 'conflict' when it is no longer pending.
 */
export async function markResumeStored(
  ctx: Pick<ServiceContext, 'em'>,
  file: StoredFile & { contentType: ResumeType },
): Promise<UploadedResume> {
  return toUploadedResume(await markUploadStored(ctx, 'resume', file));
}

/**
 * Gives a stored résumé to the record that is being made in the transaction of `em`; the row is locked, so that two
 * records never get the same one. Throws AppError('resume-missing') when there is no such résumé or it is taken.
 * @param publicUrl this site's own address, where full addresses are to be taken as well
 */
export async function attachResume(
  em: EntityManager,
  resumeUrl: string,
  publicUrl?: string,
): Promise<Upload> {
  const id = normalizeResumeUrl(resumeUrl, publicUrl).split('/').at(-1);
  const upload = await em.findOne(
    Upload,
    { id, purpose: 'resume', status: 'stored' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!upload) throw new AppError('resume-missing');
  upload.status = 'attached';
  upload.sender = null;
  await em.flush();
  return upload;
}
