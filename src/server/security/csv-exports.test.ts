import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../db/entities/accounts.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { NewsletterSubscriber } from '../db/entities/newsletter.ts';
import { Question } from '../db/entities/questions.ts';
import { fileRoutes } from '../rest/file-routes.ts';
import { everyEntry, storeApplications } from '../testing/applicant.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

/** What a spreadsheet would compute, or send somewhere. */
const formulas = [
  '=HYPERLINK("http://evil.example","Open")',
  '+1+1',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
];
const dangerous = /^[=+\-@\t\r\n＝＋－＠]/;

const exports = fileRoutes.filter(
  ({ response, method }) => method === 'get' && response.type === 'text/csv',
);

describeOnDatabases('every file for a spreadsheet', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    const { id, username } = await app.addUser('admin');
    const em = app.orm.em.fork();
    // An export stands in the activity with its author.
    await em.nativeUpdate(User, { id }, { firstName: '=cmd', lastName: '@x' });
    await storeApplications(
      app.orm,
      formulas.map((text, index) => ({
        ...everyEntry(text),
        phone: text,
        email: `+${index}@applicants.example`,
        reviewNotes: text,
      })),
    );
    for (const [index, text] of formulas.entries()) {
      em.create(NewsletterSubscriber, {
        email: `-${index}@readers.example`,
        locale: 'en',
        consentVersion: '1',
      });
      em.create(Question, {
        type: 'general',
        category: text,
        questionText: `${text} ${index}`,
        options: [text, `${text}!`],
        correctAnswer: text,
        german: { questionText: text, options: [text, `${text}!`] },
      });
      em.create(AuditEvent, {
        action: 'news.create',
        actorName: text,
        subjectLabel: text,
        requestId: 'x',
      });
    }
    await em.flush();
    admin = app.client();
    await admin.trpc.public.login.mutate({ username, password: testPassword });
  });
  afterAll(() => app.close());

  test.each(exports)('$path computes nothing', async ({ path }) => {
    for (const locale of ['en', 'de']) {
      const { status, text } = await admin.get(`${path}?locale=${locale}`);
      expect(status).toBe(200);
      const rows: string[][] = parse(text, { bom: true });
      expect(rows.flat().filter((cell) => dangerous.test(cell))).toEqual([]);
      // Not because there was nothing in it.
      if (!path.includes('template')) expect(text).toMatch(/'[=+\-@]/);
    }
  });
});
