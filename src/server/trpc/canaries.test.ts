import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Application } from '../db/entities/application.ts';
import { Question } from '../db/entities/question.ts';
import { Setting } from '../db/entities/setting.ts';
import { Upload } from '../db/entities/upload.ts';
import { User } from '../db/entities/user.ts';
import { applicantForm, storedResume } from '../testing/applicant.ts';
import { canary, expectClean } from '../testing/canary.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';

describe('what the public can read', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('embedded');
    const em = app.orm.em.fork();
    for (const type of ['general', 'english'] as const) {
      for (let index = 0; index < 12; index += 1) {
        em.create(Question, {
          type,
          questionText: `Question ${type} ${index}`,
          options: ['one', 'two', 'three'],
          correctAnswer: 'two',
          german: { questionText: `${canary} german`, options: ['eins', `${canary}-de`, 'drei'] },
          seedKey: `${canary}-${type}-${index}`,
        });
      }
      // Never asked: retired and deleted ones.
      for (const hidden of [{ isActive: false }, { deletedAt: new Date() }]) {
        em.create(Question, {
          type,
          questionText: `${canary} hidden`,
          options: [`${canary} a`, `${canary} b`],
          correctAnswer: `${canary} a`,
          ...hidden,
        });
      }
    }
    em.create(Setting, {
      key: 'applications_enabled',
      value: 'true',
      description: `${canary} description`,
      updatedAt: new Date(),
    });
    em.create(Setting, { key: 'other', value: `${canary} value`, updatedAt: new Date() });
    await em.flush();
  });
  afterAll(() => app.close());

  test('settings, questions and the upload address hold nothing private', async () => {
    const client = app.client();
    const input = encodeURIComponent('{"json":{"type":"general"}}');
    expectClean([
      await client.get('/api/settings'),
      await client.get('/api/settings/applications_enabled'),
      await client.get('/api/questions?type=general'),
      await client.get('/api/questions?type=english'),
      await client.get(`/api/trpc/careers.listQuestions?input=${input}`),
      await client.get('/api/trpc/public.getSettings'),
      await client.post('/api/objects/upload'),
    ]);
  });

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
    answers.push(await client.get(`/api/trpc/careers.getResults?input=${input}`));
    const resumeUrl = await storedResume(app.orm);
    const body = { ...applicantForm, resumeUrl, attempt: key, dataConsent: true };
    const sent = await call('submitApplication', body);
    const em = app.orm.em.fork();
    await em.nativeUpdate(
      Application,
      { id: sent.data.id },
      { reviewNotes: `${canary} notes`, email: `${canary}@applicants.example` },
    );
    // Sent once more, now that the reviewer has written something.
    answers.push(sent.answer, (await call('submitApplication', body)).answer);
    answers.push(await client.get(`/api/trpc/careers.getResults?input=${input}`));
    expectClean(answers);
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
    const resumeUrl = await storedResume(app.orm);
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
