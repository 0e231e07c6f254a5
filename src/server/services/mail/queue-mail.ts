import { company } from '../../../shared/content/company.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type { MailKind } from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type MailAttachment, OutgoingMail } from '../../db/entities/mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { tryConsumeRateLimit } from '../rate-limits.ts';

/** A piece of a mail, from top to bottom. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Facts under each other, as a table of two columns. */
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** The one thing to do; the address stands below the button as well, for readers of plain text. */
  | { kind: 'action'; label: string; href: string }
  /** A quotation, word for word. */
  | { kind: 'quote'; text: string }
  /** Small print. */
  | { kind: 'note'; text: string };

/** Content of a template in one language, before layout. */
export type MailContent = {
  subject: string;
  /** The heading within the mail. */
  title: string;
  blocks: readonly MailBlock[];
  attachments?: readonly MailAttachment[];
};

/** More often than a person writes, and seldom enough not to annoy the owner of an address that others give. */
const acknowledgementLimit = { limit: 3, windowSeconds: 3600 };

/**
 * Returns whether an address, which a stranger may have typed, may get another mail: at most three an hour of a kind,
 * so that our forms flood no mailbox. Counts in the running transaction. The sender of the form gets the same answer
 * either way.
 */
export function tryConsumeMailQuota(
  em: EntityManager,
  kind: MailKind,
  address: string,
): Promise<boolean> {
  return tryConsumeRateLimit(
    em,
    `acknowledgement:${kind}:${address.toLowerCase()}`,
    acknowledgementLimit,
  );
}

/** The colours of the site; mail programs know no style sheet of ours. */
const ink = '#0b1b2b';
const muted = '#4a5a68';
const mist = '#e6ecec';
const sea = '#0f6e6e';
const paper = '#fbfaf7';
const font = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => escapes[mark] ?? mark);
const toHtmlLines = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');

function asText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'action':
      return `${block.label}:\n${block.href}`;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
  }
}

function asHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${toHtmlLines(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 16px;font-size:14px;color:${muted}">${toHtmlLines(block.text)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${mist};color:${muted}">${toHtmlLines(block.text)}</blockquote>`;
    case 'facts': {
      const rows = block.facts.map(
        ({ label, value }) =>
          `<tr><th scope="row" align="left" valign="top" style="padding:6px 16px 6px 0;font-weight:400;color:${muted}">${escapeHtml(label)}</th><td valign="top" style="padding:6px 0">${toHtmlLines(value)}</td></tr>`,
      );
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
    }
    case 'action': {
      const href = escapeHtml(block.href);
      return `<p style="margin:0 0 8px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${sea};color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(block.label)}</a></p><p style="margin:0 0 16px;font-size:14px;color:${muted};word-break:break-all">${href}</p>`;
    }
  }
}

/** The sender, at the foot of every mail. */
const senderLine = () =>
  [company.legalName, ...company.registeredOffice.lines, company.email].join(' · ');

/** Lays a mail out: as plain text and as HTML, from the same blocks. Everything in it is text, never markup. */
function renderMail(
  { subject, title, blocks }: MailContent,
  locale: Locale,
): { subject: string; text: string; html: string } {
  const automatic = m.mail_automatic({ brand: company.brand }, { locale });
  const text = [title, ...blocks.map(asText), `--\n${automatic}\n${senderLine()}`].join('\n\n');
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${paper};color:${ink};font:16px/1.6 ${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td style="padding:0 0 24px;font-weight:700;letter-spacing:-0.01em">${escapeHtml(company.brand)}</td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid ${mist};border-radius:12px">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>
${blocks.map(asHtml).join('\n')}
</td></tr>
<tr><td style="padding:24px 0 0;font-size:13px;color:${muted}">${escapeHtml(automatic)}<br>${escapeHtml(senderLine())}</td></tr></table>
</td></tr></table>
</body></html>`;
  return { subject, text, html };
}

export type MailToQueue = {
  kind: MailKind;
  to: string;
  locale: Locale;
  content: MailContent;
  /** The record it is about; when that is erased, the mail goes with it. */
  aboutId?: string;
  /** Address to unsubscribe. */
  unsubscribeUrl?: string;
  /** From then on it is good for nothing, and is not sent any more. */
  expiresAt?: Date;
};

/** Longest subject the database keeps, in characters. */
const maxSubjectLength = 300;

function toOutgoing(em: EntityManager, mail: MailToQueue): OutgoingMail {
  const { kind, to, locale, content, aboutId, unsubscribeUrl, expiresAt } = mail;
  const { subject, text, html } = renderMail(content, locale);
  return em.create(OutgoingMail, {
    kind,
    recipient: to,
    locale,
    // A subject is one line: what people typed into it must not begin another header.
    subject: subject.replaceAll(/\s+/g, ' ').slice(0, maxSubjectLength),
    text,
    html,
    attachments: content.attachments ? [...content.attachments] : null,
    aboutId: aboutId ?? null,
    unsubscribeUrl: unsubscribeUrl ?? null,
    expiresAt: expiresAt ?? null,
  });
}

/**
 * Leaves mails to be sent in the running transaction of `em`: they go out if that is committed, and not otherwise.
 * The request does not wait for any mail server. Throws when no transaction is open.
 */
export async function queueMails(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs'>,
  mails: readonly MailToQueue[],
): Promise<void> {
  if (mails.length === 0) return;
  const outgoing = mails.map((mail) => toOutgoing(em, mail));
  em.persist(outgoing);
  await em.flush();
  await ctx.jobs.sendAll(
    em,
    'mail',
    outgoing.map(({ id }) => ({ mailId: id })),
  );
}

/** One mail, as `queueMails` does it. */
export async function queueMail(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs'>,
  mail: MailToQueue,
): Promise<void> {
  await queueMails(em, ctx, [mail]);
}
