import type { Draft } from '../../src/client/features/careers/draft.ts';
import { uploadResume } from '../../src/server/testing/applicant.ts';
import { TestClient } from '../../src/server/testing/test-client.ts';
import { dataConsentVersion } from '../../src/shared/content/consent.ts';
import type { AttemptKey, QuizAnswers, QuizType } from '../../src/shared/contracts/attempt.ts';
import type { Locale } from '../../src/shared/contracts/fields.ts';
import { typingSample } from '../../src/shared/domain/scoring.ts';
import type { Applicant } from './applicant.ts';

export type DraftStep = 2 | 3 | 4 | 5;

const typedText = typingSample.slice(0, 120);
const elapsedMs = 20_000;

async function storedResume(client: TestClient): Promise<Draft['resume']> {
  const resumeUrl = await uploadResume(client);
  const id = resumeUrl.slice('/objects/'.length);
  return { id, resumeUrl, fileName: 'resume.pdf', size: 1000 };
}

/** Answers each question with its first option and hands them in. */
async function takeQuiz(client: TestClient, key: AttemptKey, type: QuizType, locale: Locale) {
  const { questions } = await client.trpc.careers.openQuiz.mutate({ ...key, type, locale });
  const answers: QuizAnswers = {};
  for (const { id, options } of questions) answers[id] = options[0]?.id ?? '';
  await client.trpc.careers.submitQuiz.mutate({ ...key, type, answers });
  const quiz: Draft['generalQuiz'] = {
    questions,
    locale,
    skip: 'none',
    handedIn: true,
    focusLosses: 0,
  };
  return { quiz, answers };
}

async function takeTypingTest(client: TestClient, key: AttemptKey): Promise<Draft['typing']> {
  await client.trpc.careers.startTyping.mutate(key);
  await client.trpc.careers.submitTyping.mutate({ ...key, typedText, elapsedMs });
  return { typedText, elapsedMs, pastes: 0, focusLosses: 0, handedIn: true };
}

/** The draft of somebody who has done every step before this one, on the server too. */
export async function prepareDraft(
  serverUrl: string,
  step: DraftStep,
  applicant: Applicant,
  locale: Locale,
): Promise<Partial<Draft>> {
  const client = new TestClient(serverUrl);
  const attempt = await client.trpc.careers.startAttempt.mutate({ locale });
  const general = step > 2 ? await takeQuiz(client, attempt, 'general', locale) : null;
  const typing = step > 3 ? await takeTypingTest(client, attempt) : null;
  const english = step > 4 ? await takeQuiz(client, attempt, 'english', 'en') : null;
  return {
    version: 1,
    step,
    ...applicant,
    dataConsent: true,
    consent: { version: dataConsentVersion, at: new Date().toISOString(), locale },
    resume: await storedResume(client),
    attempt,
    ...(general ? { generalQuiz: general.quiz, generalQuizAnswers: general.answers } : {}),
    ...(typing ? { typing } : {}),
    ...(english ? { englishTest: english.quiz, englishTestAnswers: english.answers } : {}),
  };
}
