import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import {
  type ListMailsInput,
  type listMailsOutput,
  type MailKind,
  type MailRecord,
  type MailSort,
  type MailSummary,
  mailSummarySchema,
} from '../../../shared/contracts/mail.ts';
import { ApplicationReveal } from '../../db/entities/application-review.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { type SearchedTable, searchIn } from '../folded-search.ts';
import { findPage, totalOf } from '../list-query.ts';
import { copyFields, lockRecord, requireRecord } from '../records.ts';
import { readSwitch } from '../settings/switches.ts';

/** Mails whose recipient is an applicant. */
export const applicantKinds: readonly MailKind[] = [
  'application-received',
  'application-status',
  'application-retake',
  'retake-withdrawn',
];

/** Replaces an address that is masked. */
const anonymisedRecipient = '•••';

type MailReference = Pick<OutgoingMail, 'id' | 'kind' | 'aboutId'>;

/** Finds the ids of mails that would reveal an applicant under blind review to the caller. */
async function findAnonymisedMails(
  ctx: Pick<AdminContext, 'em' | 'actor'>,
  mails: readonly MailReference[],
): Promise<Set<string>> {
  const toApplicants = mails.filter(({ kind }) => applicantKinds.includes(kind));
  if (toApplicants.length === 0 || !(await readSwitch(ctx.em, 'blind_review'))) return new Set();
  const { id } = ctx.actor;
  const reveals = await ctx.em.find(ApplicationReveal, {
    user: id,
    application: { $in: toApplicants.flatMap(({ aboutId }) => aboutId ?? []) },
  });
  const revealed = new Set(reveals.map(({ application }) => application.id));
  const masked = toApplicants.filter(({ aboutId }) => !aboutId || !revealed.has(aboutId));
  return new Set(masked.map((mail) => mail.id));
}

type Envelope = Pick<OutgoingMail, keyof MailSummary>;

/** Converts the envelope of a mail and its outcome; without the address while the mail is masked. */
const toMailSummary = (mail: Envelope, isMasked: boolean): MailSummary =>
  copyFields(mailSummarySchema, mail, {
    recipient: isMasked ? anonymisedRecipient : mail.recipient,
  });

/** Returns whether its text is still stored, and its time is not over. */
function canResend({ text, expiresAt }: Pick<OutgoingMail, 'text' | 'expiresAt'>): boolean {
  return text != null && (expiresAt == null || expiresAt > new Date());
}

/**
 * The whole mail; of attachments their names. The link to a new password is for its recipient alone: an administrator
 * who read it here could log in as them.
 */
async function toMail(
  ctx: Pick<AdminContext, 'em' | 'actor'>,
  mail: OutgoingMail,
): Promise<MailRecord> {
  const isMasked = (await findAnonymisedMails(ctx, [mail])).has(mail.id);
  const withheld = isMasked ? 'covered' : mail.kind === 'password-reset' ? 'secret' : null;
  return {
    ...toMailSummary(mail, isMasked),
    withheld,
    text: withheld ? null : (mail.text ?? null),
    html: withheld ? null : (mail.html ?? null),
    canResend: canResend(mail),
    attachments: (mail.attachments ?? []).map(({ name, contentType }) => ({ name, contentType })),
  };
}

const sortedValues: Record<MailSort, z.ZodType> = {
  createdAt: momentSchema,
  recipient: z.string(),
};

/** Under blind review no search reveals the address of an application: such mails go by their subject. */
function searchedMails(isBlind: boolean): SearchedTable {
  if (!isBlind) return { table: 'outgoing_mails' };
  const masked = `s."kind" in (${[...applicantKinds].map((kind) => `'${kind}'`).join(', ')})`;
  return {
    table: 'outgoing_mails',
    texts: [`(case when ${masked} then "search_form"(s."subject") else s."search_text" end)`],
    comparable: `not (${masked})`,
  };
}

/** One page of the outbox by keyset, without what the mails say, and the number in each status for the same search. */
export async function listMails(
  ctx: AdminContext,
  input: ListMailsInput,
): Promise<z.infer<typeof listMailsOutput>> {
  const { em, mail } = ctx;
  const { status, sort } = input;
  const searched = searchedMails(await readSwitch(em, 'blind_review'));
  const { where: found, isSimilar } = await searchIn(em, searched, input.search);
  const where: FilterQuery<OutgoingMail> = {
    ...(input.kind ? { kind: input.kind } : {}),
    ...found,
  };
  const page = await findPage(em, OutgoingMail, {
    ...input,
    sortedBy: { [sort]: sortedValues[sort] },
    where: status ? { $and: [where, { status }] } : where,
    exclude: ['text', 'html', 'attachments'],
  });
  const masked = await findAnonymisedMails(ctx, page.items);
  const counted = await em.countBy(OutgoingMail, 'status', { where });
  const statusCounts = { queued: 0, sent: 0, kept: 0, failed: 0, expired: 0, ...counted };
  return {
    rows: page.items.map((item) => toMailSummary(item, masked.has(item.id))),
    total: totalOf(statusCounts, status),
    statusCounts,
    host: mail.host,
    isSimilar,
    ...page.cursors,
  };
}

/** One mail, for administrators. Throws AppError('not-found'). */
export const getMail = async (ctx: AdminContext, { id }: { id: string }) =>
  toMail(ctx, await requireRecord(ctx.em, OutgoingMail, { id }));

/**
 * Sends a mail again, at once: one that was given up, one that was saved, or one that waits for its next try. Throws
 * AppError('not-found'), 'wrong-state' when a mail server has taken it, or its time is over: then nothing is left here
 * that could be sent.
 */
export async function resendMail(ctx: AdminContext, { id }: { id: string }): Promise<MailRecord> {
  return ctx.em.transactional(async (em) => {
    const mail = await lockRecord(em, OutgoingMail, { id });
    if (!canResend(mail)) throw new AppError('wrong-state');
    mail.status = 'queued';
    mail.deliveredAt = null;
    recordEvent(em, ctx, 'mail.resend', { id, label: mail.subject });
    await em.flush();
    await ctx.jobs.send(em, 'mail', { mailId: id });
    return toMail({ em, actor: ctx.actor }, mail);
  });
}

/** Counts mails that were given up and need a look. */
export async function countFailedMails({ em }: AdminContext): Promise<{ count: number }> {
  return { count: await em.count(OutgoingMail, { status: 'failed' }) };
}
