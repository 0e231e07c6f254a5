import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { addArticle } from '../testing/content.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { watchPublications } from './content-changes.ts';

const log = createLog('silent', { write: () => true });
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('embedded');
});
afterAll(() => database.close());

test('an article tells once that it came out, a draft and a deleted one never', async () => {
  const changed = vi.fn();
  const stop = watchPublications({ orm: database.orm, log, changed, everyMs: 20 });
  const soon = new Date(Date.now() + 400);
  const em = database.orm.em.fork();
  addArticle(em, { publishedAt: new Date(Date.now() - 60_000) });
  addArticle(em, { publishedAt: new Date(Date.now() + 100), isPublished: false });
  addArticle(em, { publishedAt: new Date(Date.now() + 100), deletedAt: new Date() });
  addArticle(em, { publishedAt: soon });
  await em.flush();
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 5000 });
  expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
  await new Promise((resolve) => setTimeout(resolve, 100));
  stop();
  expect(changed).toHaveBeenCalledTimes(1);
});
