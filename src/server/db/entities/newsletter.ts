import { defineEntity, p } from '@mikro-orm/core';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import { subscriberStatusSchema } from '../../../shared/contracts/newsletter.ts';
import { idColumn, momentColumn, nowColumn } from './columns.ts';

const NewsletterSubscriberSchema = defineEntity({
  name: 'NewsletterSubscriber',
  tableName: 'newsletter_subscribers',
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['status', 'createdAt', 'id'] }],
  properties: {
    id: idColumn(),
    /** Lowercase. */
    email: p.string().length(254).unique(),
    status: p.enum(subscriberStatusSchema.options).default('pending'),
    locale: p.enum(localeSchema.options),
    consentVersion: p.string().length(40),
    /** In which language it was read. */
    consentLocale: p.enum(localeSchema.options).nullable(),
    /** Moment of the last consent of that version. */
    consentAt: nowColumn(),
    isSuspicious: p.boolean().default(false),
    createdAt: nowColumn(),
    confirmedAt: momentColumn().nullable(),
    /** Moment of the last mail to the address because it was given in a form. */
    confirmationSentAt: momentColumn().nullable(),
  },
});

export class NewsletterSubscriber extends NewsletterSubscriberSchema.class {}
NewsletterSubscriberSchema.setClass(NewsletterSubscriber);
