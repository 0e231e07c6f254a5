import { defineEntity, p } from '@mikro-orm/core';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import { messageStatusSchema } from '../../../shared/contracts/inbox.ts';
import { editedColumns, momentColumn, nowColumn } from './columns.ts';

const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  indexes: [{ properties: ['status', 'createdAt', 'id'] }, { properties: ['name', 'id'] }],
  properties: {
    ...editedColumns(),
    name: p.string().length(200),
    email: p.string().length(254),
    company: p.string().length(200).nullable(),
    message: p.text(),
    locale: p.enum(localeSchema.options),
    /** Which wording of the consent was agreed to. */
    consentVersion: p.string().length(40),
    /** In which language it was read. */
    consentLocale: p.enum(localeSchema.options).nullable(),
    /** True where a program seems to have sent it; stored all the same, because the guess may be wrong. */
    isSuspicious: p.boolean().default(false),
    status: p.enum(messageStatusSchema.options).default('new'),
    /** Administrators' internal note. */
    internalNote: p.text().nullable(),
    handledAt: momentColumn().nullable(),
    /** Stored as a name, so that it stays readable after the user is deleted. */
    handledBy: p.string().length(200).nullable(),
    submissionKey: p.string().length(100).unique(),
    submissionDigest: p.string().length(64),
    createdAt: nowColumn().index(),
  },
});

export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);
