import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { Flag } from '../../../shared/contracts/application-record.ts';
import { sectionNameSchema } from '../../../shared/contracts/attempt.ts';
import { Attempt } from './attempt.ts';

/** A question as it stood when the section was opened, so that a later edit changes no marking. */
export type AskedQuestion = {
  id: string;
  category: string;
  points: number;
  questionText: string;
  germanText: string | null;
  /** In the shuffled order in which they were shown. */
  options: { id: string; text: string; germanText: string | null }[];
  correctOptionId: string;
};

const AttemptSectionSchema = defineEntity({
  name: 'AttemptSection',
  tableName: 'attempt_sections',
  uniques: [{ properties: ['attempt', 'section'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    attempt: () => p.manyToOne(Attempt).deleteRule('cascade'),
    section: p.enum(sectionNameSchema.options),
    /** How often the section was handed in (quiz) or begun (typing). */
    tries: p.integer().default(0),
    startedAt: p.datetime().length(3).nullable(),
    finishedAt: p.datetime().length(3).nullable(),
    skipped: p.boolean().default(false),
    questions: p.json<AskedQuestion[]>().nullable(),
    answers: p.json<Record<string, string>>().nullable(),
    /** Whole percent of a quiz; set, like speed and accuracy, when the attempt is closed. */
    percentage: p.integer().nullable(),
    typedText: p.text().nullable(),
    elapsedMs: p.integer().nullable(),
    durationSeconds: p.integer().nullable(),
    wpm: p.integer().nullable(),
    accuracy: p.integer().nullable(),
    flags: p.json<Flag[]>().onCreate(() => []),
  },
});

export class AttemptSection extends AttemptSectionSchema.class {}
AttemptSectionSchema.setClass(AttemptSection);
