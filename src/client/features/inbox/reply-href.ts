import { company } from '../../../shared/content/company.ts';
import type { Message } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

/** So much of a message is quoted: mail programs take no longer address than some two thousand characters. */
const longestQuote = 700;

/** The address that opens a reply in the mail program, in the language of the message, with its text quoted. */
export function replyHref({ email, message, locale, createdAt }: Message): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(createdAt);
  const subject = m.inbox_reply_subject({ brand: company.brand }, { locale });
  const text = [...message];
  const quoted =
    text.length > longestQuote ? `${text.slice(0, longestQuote).join('').trimEnd()} …` : message;
  const body = [
    '',
    '',
    m.inbox_reply_quote({ date: day }, { locale }),
    ...quoted.split(/\r\n?|\n/).map((line) => `> ${line}`),
  ].join('\r\n');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
