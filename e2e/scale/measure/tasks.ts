import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { applicantForm, createStoredResumes } from '../../../src/server/testing/applicant.ts';
import { AdminApi } from '../../support/admin-api.ts';
import { people } from '../../support/people.ts';
import type { Fleet } from '../support/fleet.ts';
import { driveAll, type Rate } from './drive.ts';
import { uploadAll } from './upload-all.ts';

export type Task = {
  what: string;
  run: (fleet: Fleet, urls: readonly string[]) => Promise<Rate>;
};

const seconds = 5;
const warmUpSeconds = 1;
/** More than one run can use up. */
const resumesOfOneRun = 6000;

const json = { 'content-type': 'application/json' };

async function afterWarmUp(urls: readonly string[], request: Request): Promise<Rate> {
  await driveAll(urls, warmUpSeconds, request);
  return driveAll(urls, seconds, request);
}

const page = { method: 'GET', path: '/', headers: { 'accept-encoding': 'gzip' } } as const;

/** A home page under an address that nobody has used yet, so that none is in the memory. */
const newPage: Request = {
  ...page,
  setupRequest: (request) => ({
    ...request,
    headers: { ...page.headers, host: `${randomUUID()}.example` },
  }),
};

async function list(fleet: Fleet, urls: readonly string[]): Promise<Rate> {
  const api = await AdminApi.open(fleet.server(0).url);
  const input = encodeURIComponent(JSON.stringify({ json: {} }));
  const path = `/api/trpc/admin.applications.list?input=${input}`;
  return afterWarmUp(urls, { method: 'GET', path, headers: { cookie: api.client.cookie } });
}

async function submit(fleet: Fleet, urls: readonly string[]): Promise<Rate> {
  const resumes = await fleet.installation.read((orm) => createStoredResumes(orm, resumesOfOneRun));
  return driveAll(urls, seconds, {
    method: 'POST',
    path: '/api/applications',
    setupRequest: (request) => ({
      ...request,
      headers: { ...json, 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        ...applicantForm,
        email: `${randomUUID()}@applicants.example`,
        resumeUrl: resumes.pop(),
      }),
    }),
  });
}

const { username, password } = people.administrator;

/** What visitors, applicants and administrators do, each by itself. */
export const tasks: readonly Task[] = [
  { what: 'home page from the memory', run: (_fleet, urls) => afterWarmUp(urls, page) },
  { what: 'list of applications with its counts', run: list },
  { what: 'application submitted', run: submit },
  {
    what: 'login',
    run: (_fleet, urls) =>
      afterWarmUp(urls, {
        method: 'POST',
        path: '/api/auth/login',
        headers: json,
        body: JSON.stringify({ username, password }),
      }),
  },
  { what: 'résumé of 200 kB uploaded', run: (_fleet, urls) => uploadAll(urls, seconds) },
  // At the end, because it fills the memory with as many pages as there is room for.
  { what: 'home page rendered anew each time', run: (_fleet, urls) => afterWarmUp(urls, newPage) },
];
