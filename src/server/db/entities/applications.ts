import { defineEntity, p } from '@mikro-orm/core';
import { positionSchema, scoreSourceSchema } from '../../../shared/contracts/application.ts';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import { Attempt } from './assessments.ts';
import { editedColumns, momentColumn } from './columns.ts';
import { Upload } from './uploads.ts';

const ApplicationSchema = defineEntity({
  name: 'Application',
  tableName: 'applications',
  // Only the database defines the list's generated columns (`search_text`, `shown_status`, `phone_e164`, `name_key`),
  // its indexes and the counts by status: see the migration that created them.
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...editedColumns(),
    applicantName: p.string().length(200),
    email: p.string().length(254),
    phone: p.string().length(40),
    position: p.enum(positionSchema.options),
    coverLetter: p.text().nullable(),
    /** Text without a constraint: an unknown status, from an import say, is shown as pending. */
    status: p.string().length(20).default('pending'),
    /** Out of 10, one decimal. */
    generalQuizScore: p.decimal('number').precision(3).scale(1).nullable(),
    typingTestWpm: p.integer().nullable(),
    typingTestAccuracy: p.integer().nullable(),
    /** Out of 10, one decimal. */
    englishTestScore: p.decimal('number').precision(3).scale(1).nullable(),
    /** Whole percent; null is shown as N/A. */
    finalScore: p.integer().nullable(),
    scoreSource: p.enum(scoreSourceSchema.options),
    formulaVersion: p.integer(),
    attempt: () => p.oneToOne(Attempt).nullable().deleteRule('set null'),
    resume: () => p.oneToOne(Upload),
    reviewNotes: p.text().nullable(),
    locale: p.enum(localeSchema.options),
    consentVersion: p.string().length(40).nullable(),
    consentLocale: p.enum(localeSchema.options).nullable(),
    consentAt: momentColumn().nullable(),
    /** Key by which a repeated send is the same application: `attempt:<id>` or `key:<caller's key>`. */
    submissionKey: p.string().length(250).nullable().unique(),
    /** Digest of what was sent under the key; another content under the same key is a conflict. */
    submissionDigest: p.string().length(64).nullable(),
    /** Number of corrections of the address: only links made since the last one open the applicant's page. */
    linkVersion: p.integer().default(0),
    /** The applicant has withdrawn it: it can no longer be decided on. */
    withdrawnAt: momentColumn().nullable(),
    /** Changes with each decision, the same one twice included, so that the version does. */
    decidedAt: momentColumn().nullable(),
    /** Moment a mail about the present status is sent; null when none waits. */
    tellAt: momentColumn().nullable(),
    /** Moment the applicant was notified of the present status; null until then. */
    toldAt: momentColumn().nullable(),
  },
});

export class Application extends ApplicationSchema.class {}
ApplicationSchema.setClass(Application);
