import {
  type ApplicationForm,
  applicationFormSchema,
} from '../../../../shared/contracts/application.ts';
import type { AttemptKey } from '../../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import type { UploadedResume } from '../../../../shared/contracts/upload.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { Draft } from '../draft.ts';

type ReadyApplication = { form: ApplicationForm; resume: UploadedResume };

/** Step 1 of a draft as it can be sent, or the first thing that is wrong with it. */
export function readStepOne(draft: Draft): ReadyApplication | { problem: string } {
  const { success, data, error } = applicationFormSchema.safeParse(draft);
  if (!success) return { problem: error.issues[0]?.message ?? m.error_invalid_input() };
  if (!draft.resume) return { problem: m.validation_resume_required() };
  return { form: data, resume: draft.resume };
}

/** The application as the server takes it. */
export function submissionInput(
  { form, resume }: ReadyApplication,
  { results, consent }: Draft,
  attempt: AttemptKey,
  locale: Locale,
) {
  return {
    ...form,
    resumeUrl: resume.resumeUrl,
    generalQuizScore: results?.general?.score ?? null,
    typingTestWpm: results?.typing?.wpm ?? null,
    typingTestAccuracy: results?.typing?.accuracy ?? null,
    englishTestScore: results?.english?.score ?? null,
    finalScore: results?.finalScore ?? null,
    attempt,
    locale,
    consent: consent
      ? { version: consent.version, givenAt: new Date(consent.at), locale: consent.locale }
      : undefined,
  };
}
