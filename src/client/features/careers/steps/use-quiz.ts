import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '../../../../shared/contracts/common.ts';
import type { QuizType } from '../../../../shared/contracts/question.ts';
import { trpcClient } from '../../../trpc-client.ts';
import { quizKeys } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';
import type { Assessment } from '../wizard/use-assessment.ts';

/** The questions of a quiz: those of the draft, else as the server draws them; in the language of the page. */
export function useQuiz(store: DraftStore, assessment: Assessment, type: QuizType) {
  const page = useRouteContext({ from: '__root__' });
  const { quiz } = quizKeys[type];
  // The English test is English for everybody.
  const locale: Locale = type === 'english' ? 'en' : page.locale;
  const [loading, setLoading] = useState(() => store.draft()[quiz].questions === null);

  const [failed, setFailed] = useState(false);

  async function load() {
    setLoading(store.draft()[quiz].questions === null);
    const outcome = await assessment.run((key, options) =>
      trpcClient.careers.openQuiz.mutate({ ...key, type, locale }, options),
    );
    if (outcome.ok && outcome.value.questions.length > 0) {
      const { questions } = outcome.value;
      store.update((draft) => ({ [quiz]: { ...draft[quiz], questions, locale, skip: 'none' } }));
    }
    setFailed(store.draft()[quiz].questions === null);
    setLoading(false);
  }

  const loadIfNeeded = useEffectEvent(() => {
    const { questions, locale: drawn } = store.draft()[quiz];
    if (questions === null || drawn !== locale) void load();
  });
  useEffect(() => loadIfNeeded(), []);

  return { loading, failed, load, locale };
}
