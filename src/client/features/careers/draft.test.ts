import { describe, expect, test } from 'vitest';
import { dataConsentVersion } from '../../../shared/content/consent.ts';
import { personalInformationSchema } from '../../../shared/contracts/application.ts';
import { typingSample } from '../../../shared/domain/scoring.ts';
import {
  currentAnswers,
  emptyDraft,
  isAnswered,
  isConsentOutdated,
  parseDraft,
  toConsent,
  withoutAttempt,
} from './draft.ts';
import { createDraftStore } from './draft-store.ts';
import { draftKey, summarizeDraft } from './wizard-progress.ts';

const consent = {
  version: dataConsentVersion,
  at: '2026-11-03T08:00:00.000Z',
  locale: 'en' as const,
};
const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const question = (digit: number) => ({
  id: uuid(digit),
  questionText: `Question ${digit}`,
  options: [
    { id: 'o1', text: 'One' },
    { id: 'o2', text: 'Two' },
  ],
});

function memoryStorage(initial: string | null = null) {
  let value = initial;
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next;
    },
    removeItem: () => {
      value = null;
    },
  };
}

describe('reading a draft', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{"step":'],
    ['no object', '7'],
    ['null', 'null'],
    ['another version', JSON.stringify({ ...emptyDraft, version: 0 })],
  ])('%s gives no draft', (_name, raw) => {
    expect(parseDraft(raw)).toBeNull();
  });

  test('a whole draft comes back as it was', () => {
    const draft = {
      ...emptyDraft,
      step: 4 as const,
      applicantName: 'Maria Santos',
      position: 'sales' as const,
      attempt: { attemptId: uuid(1), token: 'token', typingSample },
      generalQuizAnswers: { [uuid(2)]: 'o1' },
    };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  test('a broken part costs that part only', () => {
    const raw = JSON.stringify({
      version: 1,
      step: 9,
      applicantName: 'Maria Santos',
      email: 12,
      position: 'astronaut',
      resume: { id: 'x' },
      generalQuiz: 'broken',
      englishTestAnswers: { 'not-an-id': 'o1' },
      typing: { typedText: 5 },
    });
    expect(parseDraft(raw)).toEqual({ ...emptyDraft, applicantName: 'Maria Santos' });
  });
});

test('a draft kept with results of earlier versions loses nothing but the results', () => {
  const result = { percentage: 80, score: 8 };
  const kept = {
    ...emptyDraft,
    step: 5 as const,
    applicantName: 'Maria Santos',
    attempt: { attemptId: uuid(1), token: 'token', typingSample },
    generalQuizAnswers: { [uuid(2)]: 'o1' },
    generalQuiz: { questions: [question(2)], locale: 'en', skip: 'none', result, focusLosses: 1 },
    englishTest: {
      questions: [question(3)],
      locale: 'en',
      skip: 'none',
      result: null,
      focusLosses: 0,
    },
    typing: {
      typedText: 'The',
      elapsedMs: 5000,
      pastes: 0,
      focusLosses: 0,
      result: { wpm: 7, accuracy: 100 },
    },
    closed: undefined,
    results: { general: result, typing: null, english: null, skipped: [], finalScore: null },
  };
  const draft = parseDraft(JSON.stringify(kept));
  expect(draft).toMatchObject({
    step: 5,
    applicantName: 'Maria Santos',
    attempt: kept.attempt,
    generalQuizAnswers: kept.generalQuizAnswers,
    generalQuiz: { questions: [question(2)], handedIn: true, focusLosses: 1 },
    englishTest: { questions: [question(3)], handedIn: false },
    typing: { typedText: 'The', handedIn: true },
    closed: false,
    results: null,
  });
});

describe('the consent', () => {
  const agreed = { ...emptyDraft, dataConsent: true, consent };
  const reread = (draft: unknown) => parseDraft(JSON.stringify(draft)) ?? emptyDraft;

  test('stands while its version does', () => {
    expect(reread(agreed)).toEqual(agreed);
    expect(isConsentOutdated(agreed)).toBe(false);
  });

  test('to an older version is asked for again, and known as such', () => {
    const draft = reread({ ...agreed, consent: { ...consent, version: '2020-01' } });
    expect(draft.dataConsent).toBe(false);
    expect(isConsentOutdated(draft)).toBe(true);
  });

  test('without a record is no consent', () => {
    const draft = reread({ ...agreed, consent: { version: 7 } });
    expect(draft).toEqual(emptyDraft);
    expect(isConsentOutdated(draft)).toBe(false);
  });

  test('is recorded when the box is ticked, and only then', () => {
    const record = toConsent(emptyDraft, true, 'de');
    expect(record).toEqual({ version: dataConsentVersion, at: expect.any(String), locale: 'de' });
    expect(new Date(record?.at ?? '').getTime()).toBeCloseTo(Date.now(), -4);
    expect(toConsent(agreed, true, 'de')).toBe(consent);
    expect(toConsent(agreed, false, 'de')).toBeNull();
    const old = { ...emptyDraft, consent: { ...consent, version: '2020-01' } };
    expect(toConsent(old, false, 'de')).toBe(old.consent);
  });
});

describe('answers', () => {
  const draft = {
    ...emptyDraft,
    generalQuiz: { ...emptyDraft.generalQuiz, questions: [question(1), question(2)] },
  };

  test('count for the questions that were drawn, with options that exist', () => {
    const answers = { [uuid(1)]: 'o2', [uuid(2)]: 'o9', [uuid(3)]: 'o1' };
    const answered = { ...draft, generalQuizAnswers: answers };
    expect(currentAnswers(answered, 'general')).toEqual({ [uuid(1)]: 'o2' });
    expect(isAnswered(answered, 'general')).toBe(false);
  });

  test('are complete when each question has one', () => {
    const answers = { [uuid(1)]: 'o2', [uuid(2)]: 'o1' };
    expect(isAnswered({ ...draft, generalQuizAnswers: answers }, 'general')).toBe(true);
    expect(isAnswered(emptyDraft, 'general')).toBe(false);
  });
});

test('a new attempt keeps what the person entered', () => {
  const draft = {
    ...emptyDraft,
    step: 5 as const,
    applicantName: 'Maria Santos',
    dataConsent: true,
    consent,
    mend: 'details' as const,
    attempt: { attemptId: uuid(1), token: 'token', typingSample },
    generalQuizAnswers: { [uuid(1)]: 'o1' },
  };
  expect(withoutAttempt(draft)).toEqual({
    ...emptyDraft,
    step: 2,
    applicantName: 'Maria Santos',
    dataConsent: true,
    consent,
  });
});

describe('the store', () => {
  test('writes each change and reads it after a reload', () => {
    const storage = memoryStorage();
    createDraftStore(storage).update({ applicantName: 'Maria' });
    expect(createDraftStore(storage).draft().applicantName).toBe('Maria');
  });

  test('works without a storage and with one that refuses', () => {
    const refusing = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {
        throw new Error('blocked');
      },
    };
    for (const storage of [null, refusing]) {
      const store = createDraftStore(storage);
      store.update({ applicantName: 'Maria' });
      expect(store.draft().applicantName).toBe('Maria');
      expect(() => store.finish()).not.toThrow();
    }
  });

  test('writes nothing over another tab until the person chose', () => {
    const storage = memoryStorage();
    const store = createDraftStore(storage);
    store.update({ applicantName: 'Here' });
    const theirs = JSON.stringify({ ...emptyDraft, applicantName: 'There' });
    storage.setItem(draftKey, theirs);
    store.handleOtherTabWrite(theirs);
    store.update({ applicantName: 'Here again' });
    expect(storage.getItem()).toBe(theirs);
    expect(store.state().otherTab).toBe(true);

    store.resolveConflict('theirs');
    expect(store.draft().applicantName).toBe('There');
    expect(store.state()).toMatchObject({ otherTab: false, generation: 1 });
  });

  test('keeps its own version when the person says so', () => {
    const storage = memoryStorage();
    const store = createDraftStore(storage);
    store.update({ applicantName: 'Here' });
    store.handleOtherTabWrite(null);
    store.resolveConflict('ours');
    expect(parseDraft(storage.getItem())?.applicantName).toBe('Here');
  });

  test('is silent once the application was sent', () => {
    const storage = memoryStorage();
    const store = createDraftStore(storage);
    store.update({ applicantName: 'Maria' });
    store.finish();
    store.update({ applicantName: 'Late' });
    expect(storage.getItem()).toBeNull();
  });
});

describe('the summary for the landing page', () => {
  test('tells the step and the name', () => {
    const raw = JSON.stringify({ ...emptyDraft, step: 3, applicantName: ' Maria ' });
    expect(summarizeDraft(raw)).toEqual({ step: 3, applicantName: 'Maria' });
  });

  test.each(Object.keys(personalInformationSchema.shape))(
    'knows a draft by its %s alone, which comes back and outlives an attempt',
    (name) => {
      const kept = { ...emptyDraft, [name]: 'sales' };
      expect(summarizeDraft(JSON.stringify(kept))).not.toBeNull();
      expect(parseDraft(JSON.stringify(kept))).toEqual(kept);
      expect(withoutAttempt(kept)).toEqual(kept);
    },
  );

  test('is silent about an untouched or unreadable draft', () => {
    expect(summarizeDraft(JSON.stringify(emptyDraft))).toBeNull();
    expect(summarizeDraft('{')).toBeNull();
    expect(summarizeDraft('[]')).toBeNull();
    expect(summarizeDraft(null)).toBeNull();
  });
});
