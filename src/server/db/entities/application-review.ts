import { defineEntity, p } from '@mikro-orm/core';
import {
  type ApplicationScores,
  applicationStatusSchema,
} from '../../../shared/contracts/application.ts';
import {
  type SavedViewState,
  savedViewScreenSchema,
} from '../../../shared/contracts/application-admin.ts';
import { User } from './accounts.ts';
import { Application } from './applications.ts';
import { Attempt } from './assessments.ts';
import { idColumn, momentColumn, nowColumn } from './columns.ts';

/** State of an application before a decision, so that it can be undone. Moments as ISO texts. */
type BeforeDecision = {
  status: string;
  reviewNotes: string | null;
  decidedAt: string | null;
  tellAt: string | null;
  toldAt: string | null;
};

/** One change of an application's status: who, when, from, to, why. Never edited, only marked as notified or undone. */
const ApplicationDecisionSchema = defineEntity({
  name: 'ApplicationDecision',
  tableName: 'application_decisions',
  properties: {
    id: idColumn(),
    application: () => p.manyToOne(Application).deleteRule('cascade').index(),
    from: p.enum(applicationStatusSchema.options).fieldName('from_status'),
    to: p.enum(applicationStatusSchema.options).fieldName('to_status'),
    note: p.text().nullable(),
    /** True to notify the applicant by e-mail. */
    tellsApplicant: p.boolean().default(false),
    /** Moment the applicant was notified; null until then. */
    toldAt: momentColumn().nullable(),
    /** Moment it was undone, from which it no longer counts. */
    undoneAt: momentColumn().nullable(),
    /** Older entries have none. */
    before: p.json().$type<BeforeDecision>().nullable(),
    /** The decision on many that it is part of. */
    batch: p.uuid().nullable().index(),
    /** The application's version that was decided on; older entries have none. */
    seenVersion: p.integer().nullable(),
    actor: () => p.manyToOne(User).nullable().deleteRule('set null'),
    /** Stored beside the reference, so that the history stays readable after a user is deleted. */
    actorName: p.string().length(200),
    createdAt: nowColumn(),
  },
});

/** State of an application, for the decision that changes it. */
export function beforeDecision({
  status,
  reviewNotes,
  decidedAt,
  tellAt,
  toldAt,
}: Pick<
  Application,
  'status' | 'reviewNotes' | 'decidedAt' | 'tellAt' | 'toldAt'
>): BeforeDecision {
  const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;
  return {
    status,
    reviewNotes: reviewNotes ?? null,
    decidedAt: iso(decidedAt),
    tellAt: iso(tellAt),
    toldAt: iso(toldAt),
  };
}

export class ApplicationDecision extends ApplicationDecisionSchema.class {}
ApplicationDecisionSchema.setClass(ApplicationDecision);

/** One contribution to what reviewers say of an application among themselves. Never edited. */
const ApplicationNoteSchema = defineEntity({
  name: 'ApplicationNote',
  tableName: 'application_notes',
  indexes: [{ properties: ['application', 'createdAt', 'id'] }],
  properties: {
    id: idColumn(),
    application: () => p.manyToOne(Application).deleteRule('cascade'),
    text: p.text(),
    author: () => p.manyToOne(User).nullable().deleteRule('set null'),
    /** Stored beside the reference, so that the thread stays readable after a user is deleted. */
    authorName: p.string().length(200),
    createdAt: nowColumn(),
  },
});

export class ApplicationNote extends ApplicationNoteSchema.class {}
ApplicationNoteSchema.setClass(ApplicationNote);

/** One change of an application's scores by rescoring it: who, when, from, to. Never edited. */
const ApplicationRecomputationSchema = defineEntity({
  name: 'ApplicationRecomputation',
  tableName: 'application_recomputations',
  properties: {
    id: idColumn(),
    application: () => p.manyToOne(Application).deleteRule('cascade').index(),
    before: p.json<ApplicationScores>().fieldName('scores_before'),
    after: p.json<ApplicationScores>().fieldName('scores_after'),
    actor: () => p.manyToOne(User).nullable().deleteRule('set null'),
    /** Stored beside the reference, so that the history stays readable after a user is deleted. */
    actorName: p.string().length(200),
    createdAt: nowColumn(),
  },
});

export class ApplicationRecomputation extends ApplicationRecomputationSchema.class {}
ApplicationRecomputationSchema.setClass(ApplicationRecomputation);

/**
 * The one second attempt at the tests that an administrator may allow for an application: who, when, why, until when.
 * Once it is closed it replaces the first attempt, which is stored here with its scores. One that was taken back stays
 * for the history and allows another.
 */
const ApplicationRetakeSchema = defineEntity({
  name: 'ApplicationRetake',
  tableName: 'application_retakes',
  uniques: [
    {
      name: 'application_retakes_current_unique',
      properties: ['application'],
      where: '"withdrawn_at" is null',
    },
  ],
  properties: {
    id: idColumn(),
    application: () => p.manyToOne(Application).deleteRule('cascade').index(),
    reason: p.text(),
    actor: () => p.manyToOne(User).nullable().deleteRule('set null'),
    /** Stored beside the reference, so that the history stays readable after a user is deleted. */
    actorName: p.string().length(200),
    createdAt: nowColumn(),
    /** Until when it can be begun. */
    openUntil: momentColumn(),
    /** Moment the applicant began, stored once the attempt was given up and erased; null until then. */
    begunAt: momentColumn().nullable(),
    /** Made when the applicant begins. */
    attempt: () => p.oneToOne(Attempt).nullable().deleteRule('set null'),
    /** Moment it was taken back, before it was begun. */
    withdrawnAt: momentColumn().nullable(),
    withdrawnByName: p.string().length(200).nullable(),
    /** Moment it was closed, from which it counts. */
    finishedAt: momentColumn().nullable(),
    firstAttempt: () => p.oneToOne(Attempt).nullable().deleteRule('set null'),
    firstScores: p.json().$type<ApplicationScores>().nullable(),
    firstFormulaVersion: p.integer().nullable(),
  },
});

export class ApplicationRetake extends ApplicationRetakeSchema.class {}
ApplicationRetakeSchema.setClass(ApplicationRetake);

/** Unmasked names under blind review, with the reviewer. */
const ApplicationRevealSchema = defineEntity({
  name: 'ApplicationReveal',
  tableName: 'application_reveals',
  properties: {
    application: () => p.manyToOne(Application).primary().deleteRule('cascade'),
    user: () => p.manyToOne(User).primary().deleteRule('cascade').index(),
    createdAt: nowColumn(),
  },
});

export class ApplicationReveal extends ApplicationRevealSchema.class {}
ApplicationRevealSchema.setClass(ApplicationReveal);

/** Outcome of one call that decided on many applications, so that the same call sent again is answered alike. */
const BulkDecisionSchema = defineEntity({
  name: 'BulkDecision',
  tableName: 'bulk_decisions',
  properties: {
    id: idColumn(),
    /** Digest of who asked for what, seen when. */
    submissionKey: p.string().length(250).unique(),
    submissionDigest: p.string().length(64),
    changed: p.integer().default(0),
    skipped: p.integer().default(0),
    /** The application where the next piece begins. */
    next: p.uuid().nullable(),
    createdAt: nowColumn().index(),
  },
});

export class BulkDecision extends BulkDecisionSchema.class {}
BulkDecisionSchema.setClass(BulkDecision);

/** The state of a table under a name, for the administrator who saved it. */
const SavedViewSchema = defineEntity({
  name: 'SavedView',
  tableName: 'saved_views',
  uniques: [{ properties: ['user', 'screen', 'name'] }],
  properties: {
    id: idColumn(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    screen: p.enum(savedViewScreenSchema.options),
    name: p.string().length(80),
    state: p.json<SavedViewState>(),
    createdAt: nowColumn(),
  },
});

export class SavedView extends SavedViewSchema.class {}
SavedViewSchema.setClass(SavedView);
