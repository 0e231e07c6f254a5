import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AuditEvent } from '../db/entities/audit.ts';
import { Question, QuestionStat } from '../db/entities/questions.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const exportPath = '/api/admin/questions/export.csv';
const importPath = '/api/admin/questions/import';
const head = 'id,type,question,option1,option2,correct';

describeOnDatabases('the question bank as a file', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(() => app.orm.em.fork().nativeDelete(Question, {}));

  async function add(changes: Partial<Question> = {}): Promise<Question> {
    const em = app.orm.em.fork();
    const question = em.create(Question, {
      type: 'general',
      questionText: `Which one? ${randomUUID()}`,
      options: ['left', 'right'],
      correctAnswer: 'right',
      ...changes,
    });
    await em.flush();
    return question;
  }
  const send = (client: TestClient, body: string | Uint8Array<ArrayBuffer>, query = '') =>
    client.request('POST', importPath + query, { headers: { 'content-type': 'text/csv' }, body });
  const look = async (csv: string) => {
    const answer = await send(admin, csv);
    expect(answer.text).toContain('fingerprint');
    return Object(answer.body);
  };
  const take = async (csv: string) => {
    const { fingerprint } = await look(csv);
    return send(admin, csv, `?fingerprint=${encodeURIComponent(fingerprint)}`);
  };
  const all = () => app.orm.em.fork().find(Question, {}, { orderBy: { questionText: 'asc' } });
  const rowsOf = (text: string): Record<string, string>[] =>
    parse(text, { columns: true, bom: true });

  test('nobody but administrators reads or writes it', async () => {
    for (const client of [
      app.client(),
      await app.loginAs('client'),
      await app.loginAs('employee'),
    ]) {
      const denied = client.cookie === '' ? 401 : 403;
      for (const answer of [
        await client.get(`${exportPath}?type=nonsense`),
        await client.get('/api/admin/questions/template.csv'),
        await send(client, 'nonsense'),
      ]) {
        expect(answer.status).toBe(denied);
        expect(answer.body).toEqual({ code: expect.any(String), message: expect.any(String) });
      }
    }
  });

  describe('export', () => {
    test('holds what the table shows for type and search, with its figures', async () => {
      const asked = await add({
        questionText: 'Where, "exactly"?\nSay.',
        category: 'Places',
        german: { questionText: 'Wo?', options: ['links', 'rechts'] },
      });
      await add({ type: 'english', questionText: 'Where?' });
      await add({ questionText: 'What?' });
      const em = app.orm.em.fork();
      em.create(QuestionStat, { question: asked.id, answered: 7, correct: 5 });
      await em.flush();
      const answer = await admin.get(`${exportPath}?type=general&search=WHERE`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toContain('questions-');
      expect(rowsOf(answer.text)).toEqual([
        {
          id: asked.id,
          type: 'general',
          category: 'Places',
          difficulty: 'medium',
          points: '1',
          active: 'yes',
          question: 'Where, "exactly"?\nSay.',
          option1: 'left',
          option2: 'right',
          option3: '',
          option4: '',
          correct: '2',
          german_question: 'Wo?',
          german_option1: 'links',
          german_option2: 'rechts',
          german_option3: '',
          german_option4: '',
          answered: '7',
          answered_right: '5',
        },
      ]);
      const event = await app.orm.em
        .fork()
        .findOneOrFail(AuditEvent, { action: 'question.export' }, { orderBy: { at: 'desc' } });
      expect(event).toMatchObject({ actorName: 'Test admin', subjectLabel: '1' });
    });

    test('no cell begins a formula, and the import takes it back', async () => {
      const texts = ['=1+1', '+49', '-5', '@name'];
      for (const questionText of texts)
        await add({ questionText, options: ['-1', '=2'], correctAnswer: '-1' });
      const { text } = await admin.get(exportPath);
      const rows: string[][] = parse(text, { bom: true });
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t]/);
      const { lines } = await look(text);
      expect(lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
        texts.map(() => 'same'),
      );
    });

    test.each(['?type=nonsense', `?search=${'x'.repeat(201)}`])('%s is 400', async (query) => {
      expect((await admin.get(exportPath + query)).status).toBe(400);
    });
  });

  test('the template is a file that can be imported as it is', async () => {
    const { text, status } = await admin.get('/api/admin/questions/template.csv');
    expect(status).toBe(200);
    const answer = await take(text);
    expect(answer.body).toMatchObject({ isApplied: true });
    expect(await all()).toMatchObject([
      { type: 'english', correctAnswer: 'has lived', german: null },
      { type: 'general', correctAnswer: '42', german: { questionText: 'Wie viel ist 6 x 7?' } },
    ]);
  });

  describe('import', () => {
    test('a look tells line by line and changes nothing', async () => {
      const same = await add({ questionText: 'Same?' });
      const other = await add({ questionText: 'Before?' });
      const csv = [
        head,
        `,general,New?,one,two,1`,
        `${same.id},general,Same?,left,right,2`,
        '',
        `${other.id},english,After?,left,right,1`,
        `,general,"Two`,
        `lines?",one,two,1`,
        `,latin,Wrong?,one,one,3`,
        `${randomUUID()},general,Gone?,one,two,1`,
        `${other.id},general,Twice?,one,two,1`,
        `abc,general,No id?,one,two,1`,
        `,general,New?,one,two,2`,
      ].join('\n');
      const { isApplied, lines } = await look(csv);
      expect(isApplied).toBe(false);
      expect(lines.map(({ line, outcome }: Record<string, unknown>) => [line, outcome])).toEqual([
        [2, 'add'],
        [3, 'same'],
        [5, 'change'],
        [6, 'add'],
        [8, 'refuse'],
        [9, 'refuse'],
        [10, 'refuse'],
        [11, 'refuse'],
        [12, 'refuse'],
      ]);
      expect(lines[2].changes).toEqual(['type', 'question', 'correct']);
      expect(lines[4].problems).toEqual(
        expect.arrayContaining([
          { column: 'type', message: 'Please choose one of the given options' },
        ]),
      );
      expect(lines[5].problems).toEqual([
        {
          column: 'id',
          message: 'There is no question with this id; it may have been deleted',
        },
      ]);
      expect((await all()).map(({ questionText }) => questionText)).toEqual(['Before?', 'Same?']);
    });

    test('what was looked at is done in one go; columns that are not there keep what is', async () => {
      const { id } = await add({
        questionText: 'Before?',
        category: 'Kept',
        points: 7,
        isActive: false,
        german: { questionText: 'Vorher?', options: ['links', 'rechts'] },
      });
      const answer = await take(`${head}\n${id},general,After?,left,right,1\n,general,New?,a,b,2`);
      expect(answer.status).toBe(200);
      expect(await all()).toMatchObject([
        {
          id,
          questionText: 'After?',
          correctAnswer: 'left',
          category: 'Kept',
          points: 7,
          isActive: false,
          german: { questionText: 'Vorher?' },
          version: 2,
        },
        { questionText: 'New?', correctAnswer: 'b', points: 1, isActive: true, german: null },
      ]);
      const event = await app.orm.em
        .fork()
        .findOneOrFail(AuditEvent, { action: 'question.import' });
      expect(event.subjectLabel).toBe('2');
    });

    test('refused lines are left out', async () => {
      const answer = await take(`${head}\n,general,Good?,a,b,1\n,general,Bad?,a,b,9`);
      expect(answer.status).toBe(200);
      expect((await all()).map(({ questionText }) => questionText)).toEqual(['Good?']);
    });

    test('when the bank has changed since the look, nothing is done', async () => {
      const { id } = await add();
      const csv = `${head}\n${id},general,After?,left,right,1`;
      const { fingerprint } = await look(csv);
      await admin.patch(`/api/questions/${id}`, { category: 'Theirs' });
      const late = await send(admin, csv, `?fingerprint=${fingerprint}`);
      expect(late.status).toBe(409);
      expect((await all())[0]?.category).toBe('Theirs');
    });

    test('sent ten times at once it adds once', async () => {
      const csv = `${head}\n,general,Once?,a,b,1`;
      const { fingerprint } = await look(csv);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => send(admin, csv, `?fingerprint=${fingerprint}`)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
      expect(await all()).toHaveLength(1);
    });

    test.each([
      ['semicolons', `${head}\n,general,Straße?,ä,ö,1`.replaceAll(',', ';')],
      ['a byte order mark', `\uFEFF${head}\n,general,Straße?,ä,ö,1`],
      ['Windows line ends', `${head}\r\n,general,Straße?,ä,ö,1\r\n`],
      ['capital letters', `${head.toUpperCase()}\n,GENERAL,Straße?,ä,ö,1`],
      ['columns in another order', `correct,option2,option1,question,type\n1,ö,ä,Straße?,general`],
    ])('a file with %s is read', async (_what, csv) => {
      expect((await take(csv)).status).toBe(200);
      expect(await all()).toMatchObject([
        { questionText: 'Straße?', options: ['ä', 'ö'], correctAnswer: 'ä' },
      ]);
    });

    test('empty options are closed up in both languages together', async () => {
      const columns =
        'type,question,option1,option2,option3,correct,german_question,german_option1,german_option3';
      await take(`${columns}\ngeneral,Q?,one,,three,3,F?,eins,drei`);
      expect(await all()).toMatchObject([
        {
          options: ['one', 'three'],
          correctAnswer: 'three',
          german: { questionText: 'F?', options: ['eins', 'drei'] },
        },
      ]);
    });

    const tooMany = `${head}\n${Array.from({ length: 2001 }, (_, index) => `,general,Q${index}?,a,b,1`).join('\n')}`;
    test.each([
      ['', 'These columns are missing: type, question, option1, option2, correct'],
      ['type,question,option1\n', 'These columns are missing: option2, correct'],
      [`${head},colour\n`, 'These columns are unknown: colour'],
      [`${head},type\n`, 'These columns stand there twice: type'],
      [`${head}\n\n`, 'The file has no line with a question'],
      [`${head}\n,general,"open?,a,b,1`, 'cannot be read as CSV'],
      [tooMany, 'The file has more than 2000 questions'],
    ])('%# is no such file', async (csv, message) => {
      const answer = await send(admin, csv);
      expect(answer.status).toBe(400);
      expect(Object(answer.body).issues).toMatchObject([
        { path: 'csv', message: expect.stringContaining(message) },
      ]);
    });

    test('2000 lines are taken', async () => {
      const { lines } = await look(tooMany.split('\n').slice(0, 2001).join('\n'));
      expect(lines).toHaveLength(2000);
    });

    test('another encoding, another type, and more than a megabyte are refused', async () => {
      const latin = await send(admin, new Uint8Array([...Buffer.from(`${head}\n,general,`), 0xe4]));
      expect(latin.status).toBe(400);
      expect(latin.text).toContain('This file is not UTF-8');
      const json = await admin.post(importPath, { csv: head });
      expect(json.status).toBe(415);
      const large = await send(admin, 'x'.repeat(1_048_577));
      expect(large.status).toBe(413);
    });

    test('sentences are in the language of the page', async () => {
      const answer = await admin.request('POST', importPath, {
        headers: { 'content-type': 'text/csv', 'x-language': 'de' },
        body: `${head}\n,general,Q?,a,b,9\n,general,R?,a,b,x`,
      });
      expect(Object(answer.body).lines[1].problems).toEqual([
        {
          column: 'correct',
          message: 'Muss die Nummer der richtigen Antwort sein, zum Beispiel 2',
        },
      ]);
    });
  });
});
