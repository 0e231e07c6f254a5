import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { localeSchema } from '../../../shared/contracts/common.ts';

/** One applicant's way through the assessment; becomes an application when it is submitted. */
const AttemptSchema = defineEntity({
  name: 'Attempt',
  tableName: 'attempts',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    locale: p.enum(localeSchema.options),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
    /** The last time a part of it was worked on. */
    touchedAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
    /** When its sections were marked, and from when on none of its answers changes. */
    closedAt: p.datetime().length(3).nullable(),
    /** The formula it was marked with, and the whole percent that came of it; null is shown as N/A. */
    formulaVersion: p.integer().nullable(),
    finalScore: p.integer().nullable(),
    /** The text drawn for the typing test; null where it is the built-in one. */
    typingSample: p.text().nullable(),
    submittedAt: p.datetime().length(3).nullable(),
  },
});

export class Attempt extends AttemptSchema.class {}
AttemptSchema.setClass(Attempt);
