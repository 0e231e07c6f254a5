import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../shared/domain/accounts.ts';
import { inputWith, procedures } from '../testing/contract-fields.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

/** What the fields are called whose value becomes a link or a picture of a page. */
const leadsSomewhere =
  /(url|website|link|href|image\d?|photo|icon|linkedin|facebook|instagram|youtube)$/i;

const fields = procedures
  .filter(({ isMutation }) => isMutation)
  .flatMap(({ name, fields: all }) =>
    all.filter((field) => leadsSomewhere.test(field)).map((field) => ({ name, field })),
  );

describeOnDatabases('what becomes a link', (kind) => {
  let app: TestApp;
  let people: Record<Role, TestClient>;
  beforeAll(async () => {
    app = await startTestApp(kind);
    people = await app.loginAsAll();
  });
  afterAll(() => app.close());

  test('there are fields of that kind', () => {
    expect(fields.length).toBeGreaterThan(15);
  });

  test.each(fields)(
    '$field of $name runs nothing and leads to no other site',
    async ({ name, field }) => {
      const role = name.startsWith('employee.') ? 'employee' : 'admin';
      for (const value of ['javascript:alert(1)', 'data:text/html,x', '//evil.example']) {
        const answer = await people[role].post(`/api/trpc/${name}`, {
          json: inputWith(field, value),
        });
        expect(answer.status).toBe(400);
        const { issues } = Object(answer.body).error.json.data.error;
        expect(issues).toContainEqual(expect.objectContaining({ path: field }));
      }
    },
  );
});
