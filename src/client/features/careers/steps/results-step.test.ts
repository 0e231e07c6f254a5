import { expect, test } from 'vitest';
import { dataConsentVersion } from '../../../../shared/content/consent.ts';
import { submitApplicationInput } from '../../../../shared/contracts/application.ts';
import { emptyDraft } from '../draft.ts';
import { parseStepOne, submissionInput } from './results-step.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const at = '2026-11-03T08:00:00.000Z';
const complete = {
  ...emptyDraft,
  applicantName: 'Maria Santos',
  email: 'maria@example.com',
  phone: '+63 917 555 0101',
  position: 'sales' as const,
  dataConsent: true,
  consent: { version: dataConsentVersion, at, locale: 'de' as const },
  resume: { id, resumeUrl: `/objects/${id}`, fileName: 'resume.pdf', size: 1000 },
};

test.each([
  ['a short name', { applicantName: 'M' }, 'Name must be at least 2 characters'],
  ['no position', { position: null }, 'Please select a position'],
  ['no consent', { dataConsent: false }, 'You must agree to the data processing terms to continue'],
  ['no résumé', { resume: null }, 'Please upload your resume before continuing.'],
])('%s is told by its own sentence', (_name, change, problem) => {
  expect(parseStepOne({ ...complete, ...change })).toEqual({ problem });
});

test('a complete draft becomes what the contract takes, with the consent as it was given', () => {
  const ready = parseStepOne(complete);
  if ('problem' in ready) throw new Error(ready.problem);
  const input = submissionInput(ready, complete, { attemptId: id, token: 't' }, 'en');
  expect(submitApplicationInput.parse(input)).toMatchObject({
    applicantName: 'Maria Santos',
    resumeUrl: `/objects/${id}`,
    locale: 'en',
    consent: { version: dataConsentVersion, givenAt: new Date(at), locale: 'de' },
  });
});
