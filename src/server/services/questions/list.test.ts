import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type listQuestionsInput, questionSortSchema } from '../../../shared/contracts/question.ts';
import { Question, QuestionStat } from '../../db/entities/questions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

type Input = z.input<typeof listQuestionsInput>;

const base = {
  type: 'typing' as const,
  category: '',
  questionText: 'Which?',
  options: ['here', 'there'],
  correctAnswer: 'here',
};

describeOnBothDatabases('a page of the question bank', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    const em = app.orm.em.fork();
    await em.nativeDelete(Question, {});
    for (let index = 0; index < 60; index += 1) {
      const question = em.create(Question, {
        ...base,
        type: index % 2 === 0 ? 'general' : 'english',
        category: ['Grammar', 'logic', 'Numbers'][index % 3] ?? '',
        questionText: `${index % 4 === 0 ? 'wie' : 'Who'} ${'very long '.repeat(20)}${index}`,
        points: (index % 5) + 1,
        difficulty: (['easy', 'medium', 'hard'] as const)[index % 3] ?? 'easy',
        isActive: index % 7 !== 0,
        // Several of one moment, so that the id has to decide.
        createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 4))),
      });
      if (index % 3 === 0) {
        em.create(QuestionStat, { question, answered: index, correct: Math.floor(index / 3) });
      }
    }
    em.create(Question, {
      ...base,
      questionText: 'What is 100% of a_b?',
      german: { questionText: 'Wie viel?', options: ['hüben', 'drüben "dort"'] },
    });
    em.create(Question, { ...base, questionText: 'Gone', deletedAt: new Date() });
    await em.flush();
  });
  afterAll(() => app.close());

  const list = (input: Input) => admin.trpc.admin.questions.list.query(input);
  const texts = async (search: string) =>
    (await list({ search })).rows.map(({ questionText }) => questionText);

  test.each(questionSortSchema.options)(
    'by %s every question comes once, there and back',
    async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const seen: string[] = [];
        const pages: string[][] = [];
        let page = await list({ sort, order, limit: 25 });
        expect(page.previousCursor).toBeNull();
        for (;;) {
          pages.push(page.rows.map(({ id }) => id));
          seen.push(...page.rows.map(({ id }) => id));
          if (!page.nextCursor) break;
          page = await list({ sort, order, limit: 25, after: page.nextCursor });
        }
        expect(seen).toHaveLength(61);
        expect(new Set(seen).size).toBe(61);
        for (const expected of pages.slice(0, -1).reverse()) {
          page = await list({ sort, order, limit: 25, before: page.previousCursor ?? '' });
          expect(page.rows.map(({ id }) => id)).toEqual(expected);
          expect(page.nextCursor).not.toBeNull();
        }
        expect(page.previousCursor).toBeNull();
      }
    },
  );

  test('difficulty goes from easy to hard; what nobody has answered comes last by share', async () => {
    const { rows } = await list({ sort: 'difficulty', order: 'asc', limit: 100 });
    const [first] = rows;
    expect([first?.difficulty, rows.at(-1)?.difficulty]).toEqual(['easy', 'hard']);
    for (const order of ['asc', 'desc'] as const) {
      const byShare = await list({ sort: 'right', order, limit: 100 });
      expect(byShare.rows[0]?.answered).toBeGreaterThan(0);
      expect(byShare.rows.at(-1)?.answered).toBe(0);
    }
  });

  test('the search looks into every wording and counts each type', async () => {
    expect(await texts('100% OF A_B')).toHaveLength(1);
    expect(await texts('a%b')).toEqual([]);
    expect(await texts('drüben "DORT"')).toEqual(['What is 100% of a_b?']);
    expect(await texts('wie viel')).toEqual(['What is 100% of a_b?']);
    expect(await texts('gone')).toEqual([]);
    const found = await list({ search: 'grammar', type: 'general' });
    expect(found.total).toBe(10);
    expect(found.typeCounts).toEqual({ general: 10, english: 10, typing: 0, german: 0 });
    expect((await list({})).total).toBe(61);
  });

  test('a position of another order, and one that is none, are refused', async () => {
    const { nextCursor } = await list({ sort: 'category', limit: 5 });
    await expect(list({ sort: 'points', after: nextCursor ?? '' })).rejects.toThrow();
    await expect(list({ after: 'nonsense' })).rejects.toThrow();
  });

  test('one is given by its id, unless it was deleted', async () => {
    const gone = await app.orm.em.fork().findOneOrFail(Question, { questionText: 'Gone' });
    await expect(admin.trpc.admin.questions.get.query({ id: gone.id })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    const [row] = (await list({ sort: 'answered' })).rows;
    expect(await admin.trpc.admin.questions.get.query({ id: row?.id ?? '' })).toEqual(row);
  });
});
