import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { applicationFormSchema } from '../../../../shared/contracts/application.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { ShownError } from '../../../lib/read-error.ts';
import { trpcClient } from '../../../trpc-client.ts';
import { toast } from '../../../ui/use-toast.ts';
import type { DraftStore } from '../draft-store.ts';
import type { Assessment } from '../wizard/use-assessment.ts';

/** Why an application was not taken: the server's word, or an entry of step 1 that is missing. */
export type SubmissionProblem = { message: string; code: ShownError['code'] | 'step-one' };

/** Sends the application; sending it again gives the same one. */
export function useSubmission(store: DraftStore, assessment: Assessment) {
  const { locale } = useRouteContext({ from: '__root__' });
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<SubmissionProblem | null>(null);

  function fail(next: SubmissionProblem) {
    setProblem(next);
    toast({
      title: m.careers_submission_failed(),
      description: next.message,
      variant: 'danger',
    });
  }

  async function submit() {
    if (pending) return;
    const { resume, results, ...draft } = store.draft();
    const form = applicationFormSchema.safeParse(draft);
    if (!form.success || !resume) {
      fail({
        code: 'step-one',
        message: resume ? m.error_invalid_input() : m.validation_resume_required(),
      });
      return;
    }
    setPending(true);
    setProblem(null);
    const outcome = await assessment.run((attempt, options) =>
      trpcClient.careers.submitApplication.mutate(
        {
          ...form.data,
          resumeUrl: resume.resumeUrl,
          generalQuizScore: results?.general?.score ?? null,
          typingTestWpm: results?.typing?.wpm ?? null,
          typingTestAccuracy: results?.typing?.accuracy ?? null,
          englishTestScore: results?.english?.score ?? null,
          finalScore: results?.finalScore ?? null,
          attempt,
          locale,
        },
        options,
      ),
    );
    setPending(false);
    if (outcome.ok) {
      toast({ title: m.careers_submitted_toast(), variant: 'success' });
      assessment.submitted(outcome.value.id);
      return;
    }
    if (!outcome.error) return;
    const { code, message } = outcome.error;
    if (code === 'resume-missing') store.update({ resume: null });
    fail({ code, message: code === 'network' ? m.careers_submission_failed_text() : message });
  }

  return { pending, problem, submit };
}
