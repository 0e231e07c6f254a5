import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';

/** What came of one call that decided on many applications, so that the same call sent again is answered alike. */
const BulkDecisionSchema = defineEntity({
  name: 'BulkDecision',
  tableName: 'bulk_decisions',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    /** Digest of who asked for what, seen when. */
    submissionKey: p.string().length(250).unique(),
    submissionDigest: p.string().length(64),
    changed: p.integer().default(0),
    skipped: p.integer().default(0),
    /** The application where the next piece begins. */
    next: p.uuid().nullable(),
    createdAt: p
      .datetime()
      .length(3)
      .index()
      .onCreate(() => new Date()),
  },
});

export class BulkDecision extends BulkDecisionSchema.class {}
BulkDecisionSchema.setClass(BulkDecision);
