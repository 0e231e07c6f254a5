import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { applicationStatusSchema } from '../../../shared/contracts/application.ts';
import { Application } from './application.ts';
import { User } from './user.ts';

/** What an application was before a decision, so that it can be undone. Moments as ISO texts. */
export type BeforeDecision = {
  status: string;
  reviewNotes: string | null;
  decidedAt: string | null;
  tellAt: string | null;
  toldAt: string | null;
};

/** One change of an application's status: who, when, from, to, why. Never edited, but told of and undone. */
const ApplicationDecisionSchema = defineEntity({
  name: 'ApplicationDecision',
  tableName: 'application_decisions',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    application: () => p.manyToOne(Application).deleteRule('cascade').index(),
    from: p.enum(applicationStatusSchema.options).fieldName('from_status'),
    to: p.enum(applicationStatusSchema.options).fieldName('to_status'),
    note: p.text().nullable(),
    /** Whether the applicant is to be told by e-mail. */
    tellsApplicant: p.boolean().default(false),
    /** When the applicant was told; null as long as nobody did. */
    toldAt: p.datetime().length(3).nullable(),
    /** When somebody took it back; from then on it counts for nothing. */
    undoneAt: p.datetime().length(3).nullable(),
    /** Older entries have none. */
    before: p.json().$type<BeforeDecision>().nullable(),
    /** The decision on many that it is part of. */
    batch: p.uuid().nullable().index(),
    /** The application's version that was decided on; older entries have none. */
    seenVersion: p.integer().nullable(),
    actor: () => p.manyToOne(User).nullable().deleteRule('set null'),
    /** Kept beside the reference, so that the history reads on after a user is gone. */
    actorName: p.string().length(200),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

/** What an application is now, for the decision that changes it. */
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
