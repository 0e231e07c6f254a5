import { z } from 'zod';
import { dataConsentVersion } from '../../../shared/content/consent.ts';
import {
  personalInformationSchema,
  positionSchema,
} from '../../../shared/contracts/application.ts';
import type { QuizType } from '../../../shared/contracts/attempt.ts';
import {
  type AttemptState,
  attemptResultsSchema,
  openedAttemptSchema,
  quizAnswersSchema,
  quizQuestionSchema,
} from '../../../shared/contracts/attempt.ts';
import { type Locale, localeSchema } from '../../../shared/contracts/fields.ts';
import { uploadedResumeSchema } from '../../../shared/contracts/upload.ts';
import { typingTestSeconds } from '../../../shared/domain/scoring.ts';

const draftVersion = 1;
const fieldSchema = z.string().max(20_000).catch('');
const countSchema = z.number().int().min(0).max(10_000).catch(0);

const textEntrySchema = personalInformationSchema.omit({ position: true }).keyof();
const textEntriesSchema = z.record(textEntrySchema, fieldSchema);

/** The entries of step 1 that are texts, of a form or a draft; one that is missing or none is empty. */
export function textEntries(source: Readonly<Record<string, unknown>>) {
  return textEntriesSchema.parse(
    Object.fromEntries(textEntrySchema.options.map((name) => [name, source[name]])),
  );
}

/** Converts drafts of earlier versions, which hold a result where a section had been handed in. */
function withHandedIn(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('result' in stored)) return stored;
  return { handedIn: stored.result !== null, ...stored };
}

const quizFields = z.object({
  /** As they were drawn, so that a reload without a line still shows them. */
  questions: z.array(quizQuestionSchema).min(1).nullable().catch(null),
  locale: localeSchema.nullable().catch(null),
  /** `pending`: skipped here, the server does not know yet. */
  skip: z.enum(['none', 'pending', 'done']).catch('none'),
  /** The server has these very answers; false again as soon as one changes. */
  handedIn: z.boolean().catch(false),
  focusLosses: countSchema,
});
const quizDraftSchema = z.preprocess(withHandedIn, quizFields);
export type QuizDraft = z.infer<typeof quizDraftSchema>;
const emptyQuiz: QuizDraft = quizDraftSchema.parse({});

const typingFields = z.object({
  typedText: z.string().max(5000),
  elapsedMs: z.number().int().min(0).max(3_600_000),
  pastes: countSchema,
  focusLosses: countSchema,
  /** The server has this text. */
  handedIn: z.boolean().catch(false),
});
const typingDraftSchema = z.preprocess(withHandedIn, typingFields);

/** The wording agreed to, the moment, and the language it was read in. */
const consentSchema = z.object({
  version: z.string().max(40),
  at: z.iso.datetime(),
  locale: localeSchema,
});
export type Consent = z.infer<typeof consentSchema>;

// Every part stands for itself: one that cannot be read costs that part, never the rest of the application.
const draftParts = z.object({
  version: z.literal(draftVersion),
  step: z.literal([1, 2, 3, 4, 5]).catch(1),
  position: positionSchema.nullable().catch(null),
  dataConsent: z.boolean().catch(false),
  /** Stored even while it is of an older version, to say why it is asked for again. */
  consent: consentSchema.nullable().catch(null),
  resume: uploadedResumeSchema.nullable().catch(null),
  attempt: openedAttemptSchema.nullable().catch(null),
  generalQuizAnswers: quizAnswersSchema.catch({}),
  englishTestAnswers: quizAnswersSchema.catch({}),
  generalQuiz: quizDraftSchema.catch(emptyQuiz),
  englishTest: quizDraftSchema.catch(emptyQuiz),
  typing: typingDraftSchema.nullable().catch(null),
  /** A minute was running when the page was last left. */
  typingRunning: z.boolean().catch(false),
  typingSeconds: z.number().int().min(1).max(3600).catch(typingTestSeconds),
  /** The results were seen, so that the answers stay as they are. */
  closed: z.boolean().catch(false),
  /** Known only once closed. */
  results: attemptResultsSchema.omit({ sent: true }).nullable().catch(null),
  /** Step 1 was reopened from the results, for a résumé the server lost or for an entry; they are next again. */
  mend: z.enum(['none', 'resume', 'details']).catch('none'),
});
const draftSchema = z
  .looseObject({ version: draftParts.shape.version })
  .transform((stored) => ({ ...draftParts.parse(stored), ...textEntries(stored) }));
export type Draft = z.infer<typeof draftSchema>;

export const emptyDraft: Draft = draftSchema.parse({ version: draftVersion });

const isCurrent = (consent: Consent | null) => consent?.version === dataConsentVersion;

/** Returns whether the person agreed to terms that have changed since. */
export function isConsentOutdated({ consent }: Draft): boolean {
  return consent !== null && !isCurrent(consent);
}

/** The record that belongs to the consent box: made when it is ticked, gone when it is unticked. */
export function toConsent(draft: Draft, agreed: boolean, locale: Locale): Consent | null {
  if (agreed === draft.dataConsent) return draft.consent;
  return agreed ? { version: dataConsentVersion, at: new Date().toISOString(), locale } : null;
}

/** Reads the stored draft, even where parts of it are damaged; null when it is none of ours. */
export function parseDraft(raw: string | null): Draft | null {
  if (raw === null) return null;
  try {
    const parsed = draftSchema.safeParse(JSON.parse(raw));
    if (!parsed.success) return null;
    const draft = parsed.data;
    return {
      ...draft,
      results: draft.closed ? draft.results : null,
      dataConsent: draft.dataConsent && isCurrent(draft.consent),
    };
  } catch {
    return null;
  }
}

type QuizKeys = {
  quiz: 'generalQuiz' | 'englishTest';
  answers: 'generalQuizAnswers' | 'englishTestAnswers';
};

/** Keys of the two quizzes in the draft. */
export const quizKeys: Record<QuizType, QuizKeys> = {
  general: { quiz: 'generalQuiz', answers: 'generalQuizAnswers' },
  english: { quiz: 'englishTest', answers: 'englishTestAnswers' },
};

/** The answers to the questions that were drawn, without leftovers of earlier ones. */
export function currentAnswers(draft: Draft, type: QuizType): Record<string, string> {
  const { quiz, answers } = quizKeys[type];
  const current: Record<string, string> = {};
  for (const { id, options } of draft[quiz].questions ?? []) {
    const chosen = draft[answers][id];
    if (options.some((option) => option.id === chosen) && chosen !== undefined)
      current[id] = chosen;
  }
  return current;
}

/** Returns whether a quiz has questions and an answer to each. */
export function isAnswered(draft: Draft, type: QuizType): boolean {
  const { questions } = draft[quizKeys[type].quiz];
  return questions !== null && Object.keys(currentAnswers(draft, type)).length === questions.length;
}

/** The draft without anything that belongs to an attempt; the person's own entries stay. */
export function withoutAttempt(draft: Draft): Draft {
  return {
    ...emptyDraft,
    step: draft.step === 1 ? 1 : 2,
    ...textEntries(draft),
    position: draft.position,
    dataConsent: draft.dataConsent,
    consent: draft.consent,
    resume: draft.resume,
  };
}

/** The draft with the answers that count, once the server says that the attempt is closed. */
export function withClosedAnswers(
  draft: Draft,
  closed: NonNullable<AttemptState['closed']>,
): Draft {
  return {
    ...draft,
    closed: true,
    generalQuizAnswers: closed.general,
    englishTestAnswers: closed.english,
    typingRunning: false,
    typing: {
      elapsedMs: 0,
      pastes: 0,
      focusLosses: 0,
      ...draft.typing,
      typedText: closed.typedText,
      handedIn: true,
    },
  };
}

/** Returns whether a test was begun in this draft. */
export function hasTestWork(draft: Draft): boolean {
  return Boolean(draft.generalQuiz.questions || draft.englishTest.questions || draft.typing);
}
