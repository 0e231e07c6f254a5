import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AuditEvent } from '../db/entities/audit.ts';
import { Question } from '../db/entities/questions.ts';
import { questionBank } from '../services/questions/questions.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const question = {
  type: 'general',
  category: 'Logic',
  questionText: 'Which number comes next: 2, 4, 8?',
  options: ['10', '12', '16'],
  correctAnswer: '16',
  points: 2,
  difficulty: 'hard',
};

describeOnDatabases('questions over REST', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(() => app.orm.em.fork().nativeDelete(Question, {}));

  const add = async (changes: Record<string, unknown> = {}) => {
    const answer = await admin.post('/api/questions', { ...question, ...changes });
    expect(answer.text).toContain('"id"');
    expect(answer.status).toBe(201);
    return Object(answer.body);
  };
  const stored = (id: string) => app.orm.em.fork().findOneOrFail(Question, { id });
  const count = () => app.orm.em.fork().count(Question);

  describe('list', () => {
    test('by type for anybody: active ones of that type, as an array, without the answer', async () => {
      const general = await add();
      await add({ isActive: false, questionText: 'Retired' });
      await add({ type: 'english', questionText: 'Pick the right form.' });
      const answer = await app.client().get('/api/questions?type=general');
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual([
        {
          id: general.id,
          type: 'general',
          category: 'Logic',
          questionText: question.questionText,
          options: ['10', '12', '16'],
          points: 2,
          difficulty: 'hard',
        },
      ]);
      expect(answer.text).not.toContain('correctAnswer');
    });

    test('all of them for an administrator: newest first, with answers, retired ones too', async () => {
      const first = await add();
      const second = await add({ isActive: false, type: 'english' });
      await app.orm.em
        .fork()
        .nativeUpdate(Question, { id: first.id }, { createdAt: new Date(Date.now() - 60_000) });
      const answer = await admin.get('/api/questions');
      expect(answer.status).toBe(200);
      expect(Object(answer.body)).toHaveLength(2);
      expect(answer.body).toMatchObject([
        { id: second.id, isActive: false },
        { id: first.id, correctAnswer: '16' },
      ]);
    });

    test.each(['?type=typing', '?type=nonsense', '?type=', '?type=general&type=english', ''])(
      '%j is for administrators',
      async (query) => {
        await add();
        const answer = await app.client().get(`/api/questions${query}`);
        expect(answer.status).toBe(401);
        expect(answer.text).not.toContain('"16"');
      },
    );

    test('an unknown type is 400', async () => {
      const answer = await admin.get('/api/questions?type=nonsense');
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid-input', issues: [{ path: 'type' }] });
    });
  });

  describe('a text to type', () => {
    const typing = {
      type: 'typing',
      questionText: `${'Plain words, one after the other. '.repeat(16)}The end.`,
      options: '[]',
      correctAnswer: '',
    };

    test('needs no options, and keeps none', async () => {
      const made = await add({ ...typing, options: '["a","b"]', correctAnswer: 'a' });
      expect(await stored(made.id)).toMatchObject({
        questionText: typing.questionText,
        options: [],
        correctAnswer: '',
        german: null,
      });
    });

    test('becomes one paragraph with the characters of any keyboard', async () => {
      const questionText = typing.questionText
        .replace('words,', 'words\u2019s \u2013')
        .replace('. Plain', '.\n\n  Plain');
      const made = await add({ ...typing, questionText });
      expect(made.questionText).toBe(typing.questionText.replace('words,', "words's -"));
    });

    test.each([
      ['too short', 'The quick brown fox.'],
      ['too long', `${'a '.repeat(451)}end`],
      ['with a letter that not every keyboard has', `${typing.questionText} Gr\u00fc\u00dfe.`],
    ])('is refused %s', async (_, questionText) => {
      const answer = await admin.post('/api/questions', { ...question, ...typing, questionText });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ issues: [{ path: 'questionText' }] });
    });

    test('is held to the same when it is changed', async () => {
      const { id } = await add({ ...typing, isActive: false });
      const short = await admin.patch(`/api/questions/${id}`, { questionText: 'Too short.' });
      expect(short.status).toBe(400);
      expect((await stored(id)).questionText).toBe(typing.questionText);
      expect((await admin.patch(`/api/questions/${id}`, { isActive: true })).status).toBe(200);
      expect((await stored(id)).isActive).toBe(true);
    });

    test('goes out as CSV and comes back', async () => {
      const { id } = await add(typing);
      const { text } = await admin.get('/api/admin/questions/export.csv');
      expect(text).toContain('Plain words');
      const read = await admin.trpc.admin.questions.import.mutate({ csv: text });
      expect(read.lines).toMatchObject([{ outcome: 'same' }]);
      const anew = text.replace(id, '').replace('The end.', 'The very end.');
      const planned = await admin.trpc.admin.questions.import.mutate({ csv: anew });
      expect(planned.lines).toMatchObject([{ outcome: 'add', problems: [] }]);
    });
  });

  describe('create', () => {
    test('keeps what was sent and tells it back', async () => {
      const created = await add();
      expect(created).toMatchObject({ ...question, isActive: true, german: null, version: 1 });
      expect(await stored(created.id)).toMatchObject(question);
    });

    test('options may come as JSON text, as the specified form sends them', async () => {
      const created = await add({ options: '["10","16"]' });
      expect(created.options).toEqual(['10', '16']);
    });

    test('empty options are dropped and others trimmed', async () => {
      const created = await add({ options: ['10', '', ' 16 ', '   '] });
      expect(created.options).toEqual(['10', '16']);
    });

    test.each([
      [undefined, 1],
      ['', 1],
      ['3', 3],
      [' 4 ', 4],
    ])('points %j are %i', async (points, expected) => {
      expect((await add({ points })).points).toBe(expected);
    });

    test('category, difficulty and German have their defaults', async () => {
      const { category, difficulty, german, ...rest } = {
        category: undefined,
        difficulty: undefined,
        german: undefined,
      };
      const created = await add({ category, difficulty, german, ...rest });
      expect(created).toMatchObject({ category: '', difficulty: 'medium', german: null });
    });

    test('is noted with who did it', async () => {
      const { id } = await add();
      const event = await app.orm.em.fork().findOne(AuditEvent, { subjectId: id });
      expect(event).toMatchObject({ action: 'question.create', actorName: 'Test admin' });
    });

    test.each([
      [{ type: undefined }, 'type', 'Required'],
      [{ type: 'latin' }, 'type', null],
      [{ type: 3 }, 'type', null],
      [{ questionText: undefined }, 'questionText', 'Required'],
      [{ questionText: '   ' }, 'questionText', 'Please enter the question'],
      [{ questionText: 5 }, 'questionText', 'Expected string, received number'],
      [{ questionText: null }, 'questionText', 'Expected string, received null'],
      [{ questionText: 'x'.repeat(2001) }, 'questionText', 'Must be at most 2000 characters'],
      [{ category: 'x'.repeat(101) }, 'category', 'Must be at most 100 characters'],
      [{ options: undefined }, 'options', null],
      [{ options: [] }, 'options', 'Enter at least two options'],
      [{ options: ['16', ''] }, 'options', 'Enter at least two options'],
      [{ options: 'not json' }, 'options', 'Enter at least two options'],
      [{ options: '{"0":"16"}' }, 'options', 'Enter at least two options'],
      [{ options: ['16', '16'] }, 'options', 'Each option must be different'],
      [{ options: [1, 2] }, 'options', null],
      [{ options: ['16', 'x'.repeat(501)] }, 'options', null],
      [{ options: Array.from({ length: 11 }, (_, i) => `${i + 10}`) }, 'options', null],
      [{ correctAnswer: undefined }, 'correctAnswer', 'Required'],
      [{ correctAnswer: '17' }, 'correctAnswer', 'The correct answer must be one of the options'],
      [{ correctAnswer: '' }, 'correctAnswer', 'The correct answer must be one of the options'],
      [{ points: 0 }, 'points', 'Points must be a whole number from 1 to 100'],
      [{ points: -1 }, 'points', 'Points must be a whole number from 1 to 100'],
      [{ points: 101 }, 'points', 'Points must be a whole number from 1 to 100'],
      [{ points: 'many' }, 'points', 'Points must be a whole number from 1 to 100'],
      [{ points: 2.7 }, 'points', 'Points must be a whole number from 1 to 100'],
      [{ points: '4 points' }, 'points', 'Points must be a whole number from 1 to 100'],
      [{ points: '2,5' }, 'points', 'Points must be a whole number from 1 to 100'],
      [{ points: '1e1' }, 'points', 'Points must be a whole number from 1 to 100'],
      [{ points: '1.000' }, 'points', 'Points must be a whole number from 1 to 100'],
      [{ points: [1] }, 'points', null],
      [{ difficulty: 'deadly' }, 'difficulty', null],
      [{ isActive: 'yes' }, 'isActive', 'Expected boolean, received string'],
      [
        { german: { questionText: 'Welche Zahl?', options: ['10'] } },
        'german',
        'The German version needs the question and one translation for each option',
      ],
      [
        { german: { questionText: '', options: ['10', '12', '16'] } },
        'german',
        'The German version needs the question and one translation for each option',
      ],
      [{ german: 'Welche Zahl?' }, 'german', null],
    ])('%j is 400 at %s and adds nothing', async (changes, field, message) => {
      const answer = await admin.post('/api/questions', { ...question, ...changes });
      expect(answer.status).toBe(400);
      const { code, issues, message: told } = Object(answer.body);
      expect(code).toBe('invalid-input');
      expect(String(issues[0].path).split('.')[0]).toBe(field);
      expect(told).toBe(issues[0].message);
      if (message) expect(told).toBe(message);
      expect(await count()).toBe(0);
    });

    test('in German the sentences are German', async () => {
      const answer = await admin.post(
        '/api/questions',
        { ...question, correctAnswer: '17' },
        { 'accept-language': 'de-DE' },
      );
      expect(answer.body).toMatchObject({
        message: 'Die richtige Antwort muss eine der Antworten sein',
      });
    });

    test('id, version, seed key and dates are not the sender’s to set', async () => {
      const id = randomUUID();
      const created = await add({
        id,
        version: 40,
        seedKey: 'mine',
        createdAt: '2000-01-01T00:00:00Z',
        deletedAt: '2000-01-01T00:00:00Z',
      });
      expect(created.id).not.toBe(id);
      const row = await stored(created.id);
      expect(row).toMatchObject({ version: 1, seedKey: null, deletedAt: null });
      expect(row.createdAt.getFullYear()).toBeGreaterThan(2000);
    });
  });

  describe('change', () => {
    test.each([
      [{ questionText: 'And now?' }],
      [{ points: 9 }],
      [{ isActive: false }],
      [{ category: '' }],
      [{ difficulty: 'easy' }],
      [{ type: 'english' }],
      [{ correctAnswer: '12' }],
      [{ german: { questionText: 'Was folgt?', options: ['10', '12', '16'] } }],
    ])('%j changes this and leaves the rest', async (changes) => {
      const before = await add({ category: 'Logic', isActive: true });
      const answer = await admin.patch(`/api/questions/${before.id}`, changes);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ ...before, ...changes, version: 2 });
      expect(await stored(before.id)).toMatchObject(changes);
    });

    test('nothing to change is no mistake', async () => {
      const before = await add();
      const answer = await admin.patch(`/api/questions/${before.id}`, {});
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject(question);
    });

    test.each([
      [{ questionText: '' }, 'questionText'],
      [{ points: 0 }, 'points'],
      [{ options: ['16'] }, 'options'],
      [{ options: ['10', '12'] }, 'correctAnswer'],
      [{ correctAnswer: '99' }, 'correctAnswer'],
      [{ type: 'latin' }, 'type'],
      [{ version: 'one' }, 'version'],
    ])('%j is 400 and changes nothing', async (changes, field) => {
      const { id } = await add();
      const answer = await admin.patch(`/api/questions/${id}`, changes);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid-input', issues: [{ path: field }] });
      expect(await stored(id)).toMatchObject({ ...question, version: 1 });
    });

    test('who edited an older version gets 409 and overwrites nothing', async () => {
      const { id, version } = await add();
      await admin.patch(`/api/questions/${id}`, { version, questionText: 'First' });
      const late = await admin.patch(`/api/questions/${id}`, { version, questionText: 'Second' });
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({ code: 'conflict' });
      expect((await stored(id)).questionText).toBe('First');
    });

    test('of many at the same moment one is kept and the others are told', async () => {
      const { id, version } = await add();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          admin.patch(`/api/questions/${id}`, { version, questionText: `Text ${index}` }),
        ),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
      const kept = answers.find(({ status }) => status === 200);
      expect((await stored(id)).questionText).toBe(Object(kept?.body).questionText);
    });

    test('the id of the path counts, not one in the body', async () => {
      const one = await add();
      const other = await add();
      await admin.patch(`/api/questions/${one.id}`, { id: other.id, points: 9 });
      expect((await stored(one.id)).points).toBe(9);
      expect((await stored(other.id)).points).toBe(2);
    });
  });

  describe('delete', () => {
    test('takes the question out of both lists; it can be restored', async () => {
      const { id } = await add();
      expect((await admin.delete(`/api/questions/${id}`)).body).toEqual({ ok: true });
      expect((await admin.get('/api/questions')).body).toEqual([]);
      expect((await app.client().get('/api/questions?type=general')).body).toEqual([]);
      expect((await admin.patch(`/api/questions/${id}`, { points: 3 })).status).toBe(404);
      await admin.trpc.admin.questions.restore.mutate({ id });
      expect((await admin.get('/api/questions')).body).toMatchObject([{ id }]);
    });

    test('a second time there is nothing to delete', async () => {
      const { id } = await add();
      await admin.delete(`/api/questions/${id}`);
      expect((await admin.delete(`/api/questions/${id}`)).status).toBe(404);
    });

    test('at the same moment, one deletes and nobody gets a failure', async () => {
      const { id } = await add();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => admin.delete(`/api/questions/${id}`)),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true);
    });
  });

  describe('ids', () => {
    test.each(['patch', 'delete'] as const)('%s of an unknown one is 404', async (method) => {
      const path = `/api/questions/${randomUUID()}`;
      const answer = await (method === 'patch' ? admin.patch(path, {}) : admin.delete(path));
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not-found' });
    });

    test.each(['1', 'not-a-uuid', '%27%20or%201=1', '..%2fapplications', '%00'])(
      'the malformed %s is 400',
      async (id) => {
        for (const answer of [
          await admin.patch(`/api/questions/${id}`, {}),
          await admin.delete(`/api/questions/${id}`),
        ]) {
          expect(answer.status).toBe(400);
          expect(answer.body).toMatchObject({ code: 'invalid-input' });
        }
      },
    );

    test('one that cannot even be decoded is 400', async () => {
      const answer = await admin.delete('/api/questions/%zz');
      expect(answer.status).toBe(400);
    });
  });

  describe('seeding', () => {
    const seed = async () => Object((await admin.post('/api/admin/questions/seed')).body).count;

    test('adds the whole bank once and says how many', async () => {
      expect(await seed()).toBe(questionBank.length);
      expect(await seed()).toBe(0);
      expect(await count()).toBe(questionBank.length);
    });

    test('neither deleted nor edited questions come back', async () => {
      await seed();
      const [deleted, edited] = await app.orm.em.fork().find(Question, {}, { limit: 2 });
      await admin.delete(`/api/questions/${deleted?.id}`);
      await admin.patch(`/api/questions/${edited?.id}`, { questionText: 'Ours now' });
      expect(await seed()).toBe(0);
      expect((await stored(deleted?.id ?? '')).deletedAt).not.toBeNull();
      expect((await stored(edited?.id ?? '')).questionText).toBe('Ours now');
    });

    test('pressed several times at once it adds each question once and counts each once', async () => {
      const counts = await Promise.all(Array.from({ length: 5 }, seed));
      expect(await count()).toBe(questionBank.length);
      expect(counts.reduce((sum, added) => sum + added, 0)).toBe(questionBank.length);
    });

    test('what was seeded is what applicants are asked', async () => {
      await seed();
      for (const type of ['general', 'english']) {
        const answer = await app.client().get(`/api/questions?type=${type}`);
        expect(Object(answer.body).length).toBeGreaterThanOrEqual(20);
      }
    });
  });
});
