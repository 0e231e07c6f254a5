import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type ApplicationFields,
  applicationFormSchema,
} from '../../../../shared/contracts/application.ts';
import type { AttemptKey } from '../../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import type { UploadedResume } from '../../../../shared/contracts/upload.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { UiError } from '../../../lib/read-error.ts';
import { trpcClient } from '../../../trpc-client.ts';
import type { Draft } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';
import { showWizardToast } from '../failure-alert.tsx';
import type { Assessment } from '../use-assessment.ts';

type ReadyApplication = { form: ApplicationFields; resume: UploadedResume };

/** Step 1 of a draft as it can be sent, or the first thing that is wrong with it. */
export function parseStepOne(draft: Draft): ReadyApplication | { problem: string } {
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

/** Why an application was not taken: the server's word, or an entry of step 1 that is missing. */
export type SubmissionProblem = { message: string; code: UiError['code'] | 'step-one' };

/** Sends the application; sending it again gives the same one. */
export function useSubmitApplication(store: DraftStore, assessment: Assessment) {
  const { locale } = useRouteContext({ from: '__root__' });
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<SubmissionProblem | null>(null);

  function fail(next: SubmissionProblem) {
    setProblem(next);
    showWizardToast({
      title: m.careers_submission_failed(),
      description: next.message,
      variant: 'danger',
    });
  }

  function explain({ code, message, issues }: UiError): string {
    if (code === 'network') return m.careers_submission_failed_text();
    // No field is highlighted here, so the sentence of the field says more.
    return code === 'invalid-input' ? (issues[0]?.message ?? message) : message;
  }

  async function submit() {
    if (pending) return;
    const draft = store.draft();
    const ready = parseStepOne(draft);
    if ('problem' in ready) {
      fail({ code: 'step-one', message: ready.problem });
      return;
    }
    setPending(true);
    setProblem(null);
    const outcome = await assessment.run((attempt, options) =>
      trpcClient.careers.submitApplication.mutate(
        submissionInput(ready, draft, attempt, locale),
        options,
      ),
    );
    setPending(false);
    if (outcome.ok) {
      showWizardToast({ title: m.careers_submitted_toast(), variant: 'success' });
      assessment.submitted(outcome.value);
      return;
    }
    if (!outcome.error) return;
    fail({ code: outcome.error.code, message: explain(outcome.error) });
    // The tests stay; with another file the results are next again.
    if (outcome.error.code === 'resume-missing') {
      store.update({ resume: null, step: 1, mend: 'resume' });
    }
  }

  return { pending, problem, submit };
}
