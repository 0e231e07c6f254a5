import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { User } from '../db/entities/accounts.ts';
import { Application } from '../db/entities/applications.ts';
import { Upload } from '../db/entities/uploads.ts';
import { applicantForm, createStoredResume } from '../testing/applicant.ts';
import { canary, expectClean, storeHiddenValues } from '../testing/hidden-values.ts';
import { registration } from '../testing/public-calls.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';

describe('what the public can read', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('embedded');
    await storeHiddenValues(app);
  });
  afterAll(() => app.close());

  test('an attempt never tells which option is right, in what it asks and in what it answers', async () => {
    const client = app.client();
    const call = async (name: string, json: unknown) => {
      const answer = await client.post(`/api/trpc/careers.${name}`, { json });
      expect(answer.status).toBe(200);
      return { answer, data: Object(answer.body).result.data.json };
    };
    const started = await call('startAttempt', { locale: 'en' });
    const key = started.data;
    const answers = [started.answer];
    for (const type of ['general', 'english']) {
      const opened = await call('openQuiz', { ...key, type, locale: 'en' });
      const { questions } = opened.data;
      for (const question of questions) {
        expect(Object.keys(question).toSorted()).toEqual(['id', 'options', 'questionText']);
        for (const option of question.options) {
          expect(Object.keys(option).toSorted()).toEqual(['id', 'text']);
        }
      }
      const chosen = Object.fromEntries(
        Array.from(questions, (one) => [Object(one).id, Object(one).options[0].id]),
      );
      answers.push(
        opened.answer,
        (await call('submitQuiz', { ...key, type, answers: chosen })).answer,
      );
    }
    answers.push((await call('startTyping', key)).answer);
    answers.push(
      (await call('submitTyping', { ...key, typedText: 'The', elapsedMs: 1000 })).answer,
    );
    const input = encodeURIComponent(JSON.stringify({ json: key }));
    answers.push(await client.get(`/api/trpc/careers.getAttempt?input=${input}`));
    answers.push((await call('closeAttempt', key)).answer);
    const resumeUrl = await createStoredResume(app.orm);
    const body = { ...applicantForm, resumeUrl, attempt: key, dataConsent: true };
    const sent = await call('submitApplication', body);
    const em = app.orm.em.fork();
    await em.nativeUpdate(Application, { id: sent.data.id }, { reviewNotes: `${canary} notes` });
    // Sent once more, now that the reviewer has written something.
    answers.push(sent.answer, (await call('submitApplication', body)).answer);
    answers.push(await client.get(`/api/trpc/careers.getAttempt?input=${input}`));
    expectClean(answers);
  });

  test('what a form answers tells nothing of the record it made', async () => {
    const client = app.client();
    const form = { name: 'Jo', email: 'jo@clients.example', consent: true };
    const slots = Object((await client.get('/api/bookings/slots')).body).slots;
    // The latest: the earliest may have come too near by the time it is asked for.
    const booking = { ...form, startsAt: slots.at(-1), timeZone: 'UTC' };
    const sendAll = async () => [
      await client.post('/api/contact', { ...form, message: `${canary} message` }),
      await client.post('/api/newsletter', { email: 'jo@clients.example' }),
      await client.post('/api/client-registration', registration),
      await client.post('/api/bookings', booking),
    ];
    const first = await sendAll();
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 201]);
    const again = await sendAll();
    expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
    expectClean([...first, ...again]);
  });

  test('a user learns of itself what the contract says, and nothing of others', async () => {
    const { id, username } = await app.addUser('employee');
    const other = await app.addUser('client');
    const em = app.orm.em.fork();
    await em.nativeUpdate(User, { id: other.id }, { firstName: `${canary} other` });
    const client = app.client();
    const login = await client.post('/api/auth/login', { username, password: testPassword });
    const user = await client.get('/api/auth/user');
    expect(Object.keys(Object(Object(login.body).user)).toSorted()).toEqual(
      Object.keys(Object(user.body)).toSorted(),
    );
    expectClean([login, user, await client.get('/api/trpc/employee.getAccount')]);
    expect(Object(user.body).id).toBe(id);
  });

  test('a résumé is private: neither its bytes nor where they lie are told', async () => {
    const resumeUrl = await createStoredResume(app.orm);
    const id = resumeUrl.split('/').at(-1) ?? '';
    await app.orm.em
      .fork()
      .nativeUpdate(Upload, { id }, { storeKey: `${canary}/key`, fileName: `${canary}.pdf` });
    const answers = [await app.client().get(resumeUrl)];
    for (const role of ['client', 'employee'] as const) {
      answers.push(await (await app.loginAs(role)).get(resumeUrl));
    }
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
    expectClean(answers);
  });
});
