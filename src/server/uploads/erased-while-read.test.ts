import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Application } from '../db/entities/applications.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { unlockApplication } from '../services/applications/applicant-self-service.ts';
import { eraseApplication } from '../services/applications/erase.ts';
import { openObjectStore } from '../storage/object-store.ts';
import { applicantForm, createGrant, storeApplications } from '../testing/applicant.ts';
import { startUploadServer, type UploadServer } from './testing/upload-server.ts';

let server: UploadServer;
/** What happens while the storage looks for the bytes. */
let meanwhile = async () => {};

beforeAll(async () => {
  server = await startUploadServer({
    makeObjects: (dataDir) => ({
      ...openObjectStore(dataDir),
      open: async () => {
        await meanwhile();
        return Readable.from(['%PDF-1.7']);
      },
    }),
  });
}, 60_000);
afterAll(() => server.close());

async function store() {
  const [id = ''] = await storeApplications(server.orm, [{ applicantName: 'Erased Meanwhile' }]);
  const application = await server.orm.em
    .fork()
    .findOneOrFail(Application, { id }, { populate: ['resume'] });
  const grant = createGrant(server.secrets.application, id);
  return {
    id,
    asAdmin: () =>
      fetch(`${server.url}/objects/${application.resume.id}`, {
        headers: { 'x-test-role': 'admin' },
      }),
    asApplicant: () =>
      fetch(`${server.url}/api/application/resume`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(grant),
      }),
  };
}

test.each(['asAdmin', 'asApplicant'] as const)(
  'a résumé that is erased while it is read (%s) is not found, and the log learns no name',
  async (reader) => {
    const { id, [reader]: read } = await store();
    meanwhile = async () => {
      const ctx = server.context();
      await ctx.em.transactional((em) => eraseApplication(em, ctx, id));
    };
    const answer = await read();
    expect(answer.status).toBe(404);
    expect(await server.orm.em.fork().count(AuditEvent, { subjectId: id })).toBe(0);
  },
);

test('a name that is erased while its digits are checked stays out of the log', async () => {
  const { id } = await store();
  const ctx = server.context();
  const { token } = createGrant(server.secrets.application, id);
  const erase = () =>
    ctx.em.transactional(async (em) => {
      await eraseApplication(em, ctx, id);
    });
  const unlocking = unlockApplication(
    { ...ctx, limit: erase },
    { token, digits: applicantForm.phone.slice(-4) },
  );
  await expect(unlocking).rejects.toMatchObject({ code: 'not-found' });
  expect(await server.orm.em.fork().count(AuditEvent, { subjectId: id })).toBe(0);
});
