import { randomUUID } from 'node:crypto';
import { applicantForm, uploadResume } from '../../../src/server/testing/applicant.ts';
import type { TestClient, TestResponse } from '../../../src/server/testing/test-client.ts';
import { pdfFile } from '../../../src/server/uploads/testing/resume-files.ts';
import type { Entry } from './ledger.ts';

/** One write that can be sent as often as one likes; `post` gives the answer itself. */
export type Write = Pick<Entry, 'key' | 'send'> & {
  post: (client: TestClient) => Promise<TestResponse>;
};
type Outcome = 'acknowledged' | 'refused';

const resume = new Uint8Array(await pdfFile());

/** A clear no for the moment, with the time to try again, is an answer too; anything else is a fault of its own. */
function outcomeOf({ status, headers, text }: TestResponse, taken: number): Outcome {
  if (status === taken) return 'acknowledged';
  if (status === 503 && headers.has('retry-after')) return 'refused';
  throw new Error(`answered ${status}: ${text.slice(0, 300)}`);
}

/** A form sent as a browser sends it: however often, under one key. */
function form(key: string, path: string, body: object, taken = 200): Write {
  const headers = { 'idempotency-key': randomUUID() };
  const post = (client: TestClient) => client.post(path, body, headers);
  return { key, post, send: async (client) => outcomeOf(await post(client), taken) };
}

export function contactWrite(): Write {
  const email = `${randomUUID()}@people.example`;
  return form(`contact ${email}`, '/api/contact', {
    name: 'Lena Brandt',
    email,
    message: 'Who answers at night?',
    consent: true,
  });
}

export function registrationWrite(): Write {
  const companyName = `Nordwind ${randomUUID()}`;
  return form(`registration ${companyName}`, '/api/client-registration', {
    companyName,
    industry: 'Logistics',
    contactPerson: 'Ida Nord',
    contactEmail: `${randomUUID()}@clients.example`,
    phone: '+49 40 555 0101',
    address: 'Hafenstrasse 1, Hamburg',
    plan: 'professional',
    privacyConsent: true,
  });
}

export const likeWrite = (pictureId: string, sessionId: string = randomUUID()): Write =>
  form(`like ${sessionId}`, `/api/gallery/${pictureId}/like`, { sessionId });

export function applicationWrite(resumeUrl: string): Write {
  const email = `${randomUUID()}@applicants.example`;
  const body = { ...applicantForm, email, resumeUrl };
  return form(`application ${email}`, '/api/applications', body, 201);
}

/** The signed address for one upload; null when the server says that it cannot give one now. */
export async function uploadAddress(client: TestClient): Promise<string | null> {
  const answer = await client.post('/api/objects/upload');
  return outcomeOf(answer, 200) === 'refused' ? null : String(Object(answer.body).uploadURL);
}

/** The path under which a résumé is known, from its signed address. */
export const resumeUrlOf = (address: string) => address.split('?')[0] ?? '';

/** A résumé to an address. Sent again where it is there already, it is told so: that is an answer too. */
export function resumeWrite(address: string): Omit<Write, 'post'> {
  return {
    key: `resume ${resumeUrlOf(address).split('/').at(-1)}`,
    send: async (client) => {
      const answer = await client.request('PUT', address, {
        headers: { 'content-type': 'application/pdf' },
        body: resume,
      });
      return answer.status === 409 ? 'acknowledged' : outcomeOf(answer, 201);
    },
  };
}

/** A write of every kind of record, with the résumé that an application needs already there. */
export async function oneOfEach(client: TestClient, pictureId: string): Promise<Write[]> {
  const resumeUrl = await uploadResume(client);
  return [contactWrite(), registrationWrite(), likeWrite(pictureId), applicationWrite(resumeUrl)];
}
