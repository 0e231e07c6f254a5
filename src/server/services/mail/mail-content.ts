import type { MailAttachment } from '../../db/entities/outgoing-mail.ts';

/** A piece of a mail, from top to bottom. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Facts under each other, as a table of two columns. */
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** The one thing to do; the address stands below the button as well, for whoever sees no buttons. */
  | { kind: 'action'; label: string; href: string }
  /** What somebody else wrote, word for word. */
  | { kind: 'quote'; text: string }
  /** Small print. */
  | { kind: 'note'; text: string };

/** What a template says, in one language, before it is laid out. */
export type MailContent = {
  subject: string;
  /** The heading within the mail. */
  title: string;
  blocks: readonly MailBlock[];
  attachments?: readonly MailAttachment[];
};
