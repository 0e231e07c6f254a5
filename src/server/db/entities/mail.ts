import { defineEntity, p } from '@mikro-orm/core';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import {
  mailKindSchema,
  mailStatusSchema,
  noticeKindSchema,
} from '../../../shared/contracts/mail.ts';
import { User } from './accounts.ts';
import { idColumn, momentColumn, nowColumn } from './columns.ts';

/** A file that goes with a mail; small, as calendar entries and invoices are. */
export type MailAttachment = {
  name: string;
  contentType: string;
  content: string;
  /** Of a file that is no text. */
  encoding?: 'base64';
};

/** A mail to send, written in the transaction of the change that it describes. */
const OutgoingMailSchema = defineEntity({
  name: 'OutgoingMail',
  tableName: 'outgoing_mails',
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['status', 'createdAt', 'id'] },
    { properties: ['recipient', 'id'] },
  ],
  properties: {
    id: idColumn(),
    kind: p.enum(mailKindSchema.options),
    recipient: p.string().length(254),
    locale: p.enum(localeSchema.options),
    subject: p.string().length(300),
    /** Null once a mail server has taken it. */
    text: p.text().nullable(),
    html: p.text().nullable(),
    attachments: p.json<MailAttachment[]>().nullable(),
    status: p.enum(mailStatusSchema.options).default('queued'),
    attempts: p.integer().default(0),
    lastError: p.string().length(100).nullable(),
    /** From then on it is good for nothing, and is not sent any more; null for a mail that stays true. */
    expiresAt: momentColumn().nullable(),
    /** Until then one process is handing it over; no other does meanwhile. */
    claimedUntil: momentColumn().nullable(),
    /** Address to unsubscribe. */
    unsubscribeUrl: p.string().length(500).nullable(),
    /** The record it is about, so that it can go when that record goes. Not a reference: it may outlive it. */
    aboutId: p.uuid().nullable().index(),
    createdAt: nowColumn(),
    deliveredAt: momentColumn().nullable(),
  },
});

export class OutgoingMail extends OutgoingMailSchema.class {}
OutgoingMailSchema.setClass(OutgoingMail);

/** Last notice of one kind to an administrator, and the number of events since. */
const StaffNoticeSchema = defineEntity({
  name: 'StaffNotice',
  tableName: 'staff_notices',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    kind: p.enum(noticeKindSchema.options).primary(),
    toldAt: momentColumn(),
    /** Came in since, and were not announced. */
    waiting: p.integer().default(0),
    /** Had come in unannounced when the last mail was written: that mail counts them. */
    counted: p.integer().default(0),
  },
});

export class StaffNotice extends StaffNoticeSchema.class {}
StaffNoticeSchema.setClass(StaffNotice);
