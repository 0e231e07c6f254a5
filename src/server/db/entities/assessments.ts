import { defineEntity, p } from '@mikro-orm/core';
import type { Flag } from '../../../shared/contracts/application-admin.ts';
import { sectionNameSchema } from '../../../shared/contracts/attempt.ts';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import { idColumn, momentColumn, nowColumn } from './columns.ts';

/** One applicant's way through the assessment; becomes an application when it is submitted. */
const AttemptSchema = defineEntity({
  name: 'Attempt',
  tableName: 'attempts',
  properties: {
    id: idColumn(),
    locale: p.enum(localeSchema.options),
    createdAt: nowColumn(),
    /** The last time a part of it was worked on. */
    touchedAt: nowColumn(),
    /** Moment its sections were marked, from which none of its answers changes. */
    closedAt: momentColumn().nullable(),
    /** The formula it was marked with, and the whole percent that came of it; null is shown as N/A. */
    formulaVersion: p.integer().nullable(),
    finalScore: p.integer().nullable(),
    /** The text drawn for the typing test; null where it is the built-in one. */
    typingSample: p.text().nullable(),
    submittedAt: momentColumn().nullable(),
    /** The second attempt of an application: it is never sent, but counts for that one once it is closed. */
    isRetake: p.boolean().default(false),
  },
});

export class Attempt extends AttemptSchema.class {}
AttemptSchema.setClass(Attempt);

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
    id: idColumn(),
    attempt: () => p.manyToOne(Attempt).deleteRule('cascade'),
    section: p.enum(sectionNameSchema.options),
    /** Number of times the section was handed in (quiz) or begun (typing). */
    tries: p.integer().default(0),
    startedAt: momentColumn().nullable(),
    finishedAt: momentColumn().nullable(),
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
