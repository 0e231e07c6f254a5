import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../draft.ts';
import { createDraftStore } from '../draft-store.ts';
import type { Assessment, AttemptCall } from '../use-assessment.ts';
import { type MarkingClient, scoreQuiz } from './marking.ts';

const submitQuiz = vi.fn<MarkingClient['submitQuiz']['mutate']>();
const client = { submitQuiz: { mutate: submitQuiz } };

const id = '00000000-0000-4000-8000-000000000001';
const options = ['o1', 'o2'].map((option) => ({ id: option, text: option }));
const saved = { ok: true as const };

const assessment: Pick<Assessment, 'run'> = {
  run: async <T>(call: AttemptCall<T>) => ({
    ok: true,
    value: await call({ attemptId: id, token: 't' }, { signal: AbortSignal.timeout(1000) }),
  }),
};

function storeWithAnswer() {
  const store = createDraftStore(null);
  store.update({
    generalQuiz: {
      ...emptyDraft.generalQuiz,
      questions: [{ id, questionText: 'Which?', options }],
    },
    generalQuizAnswers: { [id]: 'o1' },
  });
  return store;
}

const sentAnswers = () => submitQuiz.mock.calls.map(([input]) => input.answers[id]);

beforeEach(() => submitQuiz.mockReset());

test('notes that the answers were handed in', async () => {
  const store = storeWithAnswer();
  submitQuiz.mockResolvedValueOnce(saved);
  expect(await scoreQuiz(client, store, assessment, 'general')).toMatchObject({ ok: true });
  expect(store.draft().generalQuiz.handedIn).toBe(true);
});

test('an answer changed on the way is handed in too, and the earlier ones never count as such', async () => {
  const store = storeWithAnswer();
  submitQuiz.mockImplementationOnce(async () => {
    store.update({ generalQuizAnswers: { [id]: 'o2' } });
    return saved;
  });
  submitQuiz.mockImplementationOnce(async () => {
    expect(store.draft().generalQuiz.handedIn).toBe(false);
    return saved;
  });
  expect(await scoreQuiz(client, store, assessment, 'general')).toMatchObject({ ok: true });
  expect(sentAnswers()).toEqual(['o1', 'o2']);
  expect(store.draft().generalQuiz.handedIn).toBe(true);
});

test('an answer changed and changed back needs no second call', async () => {
  const store = storeWithAnswer();
  submitQuiz.mockImplementationOnce(async () => {
    store.update({ generalQuizAnswers: { [id]: 'o2' } });
    store.update({ generalQuizAnswers: { [id]: 'o1' } });
    return saved;
  });
  await scoreQuiz(client, store, assessment, 'general');
  expect(sentAnswers()).toEqual(['o1']);
});

test('a draft replaced on the way stays as it is', async () => {
  const store = storeWithAnswer();
  submitQuiz.mockImplementationOnce(async () => {
    store.replace(emptyDraft);
    return saved;
  });
  expect(await scoreQuiz(client, store, assessment, 'general')).toEqual({ ok: false, error: null });
  expect(store.draft()).toEqual(emptyDraft);
});
