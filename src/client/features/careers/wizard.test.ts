import { expect, test } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { reachableStep, reachableTest } from './wizard.tsx';

const resume = { id: 'a', resumeUrl: '/r', fileName: 'a.pdf', size: 1 } as const;

function draftWith(change: Partial<Draft>): Draft {
  return { ...emptyDraft, ...change };
}

test('a new draft stands at step 1', () => {
  expect(reachableStep(emptyDraft)).toBe(1);
});

test('each finished part leads one step on', () => {
  const skipped = { ...emptyDraft.generalQuiz, skip: 'pending' as const };
  const typing = {
    typedText: 'The',
    elapsedMs: 60_000,
    pastes: 0,
    focusLosses: 0,
    handedIn: true,
  };
  expect(reachableStep(draftWith({ resume }))).toBe(2);
  expect(reachableStep(draftWith({ resume, generalQuiz: skipped }))).toBe(3);
  expect(reachableStep(draftWith({ resume, generalQuiz: skipped, typing }))).toBe(4);
  expect(
    reachableStep(draftWith({ resume, generalQuiz: skipped, typing, englishTest: skipped })),
  ).toBe(5);
});

test('a changed answer, which the server has not yet, ends the way', () => {
  expect(
    reachableStep(draftWith({ resume, englishTest: { ...emptyDraft.englishTest, skip: 'done' } })),
  ).toBe(2);
});

test('once the results were seen they are always within reach', () => {
  expect(reachableStep(draftWith({ resume, closed: true }))).toBe(5);
});

test('a second attempt, which has no form, goes as far as its tests are done', () => {
  const generalQuiz = { ...emptyDraft.generalQuiz, handedIn: true };
  expect(reachableTest(emptyDraft)).toBe(2);
  expect(reachableTest(draftWith({ generalQuiz }))).toBe(3);
  expect(reachableTest(draftWith({ closed: true }))).toBe(5);
});
