import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { applicationStatusSchema } from '../../../shared/contracts/application.ts';
import { Application } from './application.ts';
import { User } from './user.ts';

/** One change of an application's status: who, when, from, to, why. Never edited. */
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
    /** Whether the applicant was told by e-mail. */
    isApplicantTold: p.boolean().default(false),
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

export class ApplicationDecision extends ApplicationDecisionSchema.class {}
ApplicationDecisionSchema.setClass(ApplicationDecision);
