import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { ApplicationScores } from '../../../shared/contracts/application.ts';
import { Application } from './application.ts';
import { User } from './user.ts';

/** One change of an application's scores by marking it anew: who, when, from, to. Never edited. */
const ApplicationRecomputationSchema = defineEntity({
  name: 'ApplicationRecomputation',
  tableName: 'application_recomputations',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    application: () => p.manyToOne(Application).deleteRule('cascade').index(),
    before: p.json<ApplicationScores>().fieldName('scores_before'),
    after: p.json<ApplicationScores>().fieldName('scores_after'),
    actor: () => p.manyToOne(User).nullable().deleteRule('set null'),
    /** Kept beside the reference, so that the history reads on after a user is gone. */
    actorName: p.string().length(200),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

export class ApplicationRecomputation extends ApplicationRecomputationSchema.class {}
ApplicationRecomputationSchema.setClass(ApplicationRecomputation);
