import { expect, test } from 'vitest';
import { classifyAttemptFailure } from './use-assessment.ts';

const applicationId = '00000000-0000-4000-8000-000000000001';
const statusToken = `${applicationId}.signature`;
const answering = (id: string | null) => async () => ({
  closed: null,
  applicationId: id,
  statusToken: id && statusToken,
});

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
  expect(await classifyAttemptFailure('attempt-used', answering(applicationId))).toEqual({
    kind: 'submitted',
    sent: { id: applicationId, statusToken },
  });
  expect(await classifyAttemptFailure('attempt-used', answering(null))).toEqual({ kind: 'lost' });
});

test('any other failure is the caller’s', async () => {
  expect(await classifyAttemptFailure('network', answering(null))).toEqual({ kind: 'open' });
});

test('answers refused because the results were seen elsewhere give way to those that count', async () => {
  const answers = { general: {}, typedText: 'The', english: {} };
  const state = async () => ({ closed: answers, applicationId: null, statusToken: null });
  expect(await classifyAttemptFailure('attempt-closed', state)).toEqual({
    kind: 'marked',
    answers,
  });
  expect(await classifyAttemptFailure('attempt-closed', answering(null))).toEqual({ kind: 'open' });
});
