import { expect, test } from 'vitest';
import type { SentApplication } from '../../../shared/contracts/attempt.ts';
import { classifyAttemptFailure } from './use-assessment.ts';

const id = '00000000-0000-4000-8000-000000000001';
const application: SentApplication = {
  id,
  statusToken: `${id}.signature`,
  access: '1764000000000.signature',
  accessUntil: new Date('2026-11-25T08:00:00Z'),
  email: 'ana@applicants.example',
  createdAt: new Date('2026-11-24T08:00:00Z'),
};
const answering = (sent: SentApplication | null) => async () => ({ closed: null, sent });

test('closed applications close the wizard, with an attempt or without', async () => {
  expect(await classifyAttemptFailure('applications-disabled', null)).toEqual({ kind: 'closed' });
  const fate = await classifyAttemptFailure('applications-disabled', answering(null));
  expect(fate).toEqual({ kind: 'closed' });
});

test('an attempt the server does not know is lost', async () => {
  expect(await classifyAttemptFailure('not-found', answering(null))).toEqual({ kind: 'lost' });
  expect(await classifyAttemptFailure('not-found', null)).toEqual({ kind: 'open' });
});

test('a used attempt is an application, or lost when there is none', async () => {
  expect(await classifyAttemptFailure('attempt-used', answering(application))).toEqual({
    kind: 'submitted',
    sent: application,
  });
  expect(await classifyAttemptFailure('attempt-used', answering(null))).toEqual({ kind: 'lost' });
});

test('any other failure is the caller’s', async () => {
  expect(await classifyAttemptFailure('network', answering(null))).toEqual({ kind: 'open' });
});

test('answers refused because the results were seen elsewhere give way to those that count', async () => {
  const answers = { general: {}, typedText: 'The', english: {} };
  const state = async () => ({ closed: answers, sent: null });
  expect(await classifyAttemptFailure('attempt-closed', state)).toEqual({
    kind: 'marked',
    answers,
  });
  expect(await classifyAttemptFailure('attempt-closed', answering(null))).toEqual({ kind: 'open' });
});
