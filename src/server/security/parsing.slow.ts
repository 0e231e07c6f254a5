import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../shared/domain/accounts.ts';
import { parseHundredths } from '../../shared/domain/money.ts';
import { markdownToPlainText, slugify } from '../../shared/domain/text.ts';
import { preferredLanguages } from '../../shared/i18n/locale.ts';
import { deviceName } from '../http/request-context.ts';
import { readCookie } from '../request-scope.ts';
import { renderMarkdown } from '../services/render-markdown.ts';
import { attachmentHeader, safeFileName } from '../storage/file-name.ts';
import { inputWith, procedures } from '../testing/contract-fields.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

/** Longest time of a refusal, in milliseconds, and its factor over a plain one where the machine is slow. */
const quickMs = 50;
const quickFactor = 20;
const tries = 5;

const long = 100_000;
/** Each makes a pattern that looks twice look very often. */
const texts = ['a', '9', '.', '-', ' ', '@', 'a@', 'a.', '/', 'ä', '\u202e', '(', '%'].map((part) =>
  part.repeat(long / part.length).concat('!'),
);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** The quickest of some tries: whatever else the machine does only makes it longer. */
async function quickestOf(work: () => unknown): Promise<number> {
  let quickest = Infinity;
  for (let index = 0; index < tries; index += 1) {
    const startedAt = performance.now();
    await work();
    quickest = Math.min(quickest, performance.now() - startedAt);
    if (quickest < quickMs / 5) break;
  }
  return quickest;
}

/** Fails with what was tried, by its name, where it takes `bar` milliseconds or more. */
async function expectQuick(what: string, work: () => unknown, bar = quickMs): Promise<void> {
  const took = await quickestOf(work);
  expect([what, took < bar ? 'quick' : took]).toEqual([what, 'quick']);
}

describe('every contract', () => {
  const contracts = procedures.flatMap(({ name, input, fields }) =>
    input === null ? [] : [{ name, input, fields }],
  );

  test.each(contracts)(
    '$name is done with a long text in any field at once',
    async ({ input, fields }) => {
      for (const field of fields) {
        for (const text of texts) {
          const what = `${text.slice(0, 2)}… in ${field}`;
          await expectQuick(what, () => input.safeParse(inputWith(field, text)));
        }
      }
    },
  );
});

describe('what reads names, headers and texts', () => {
  const readers: Record<string, (text: string) => unknown> = {
    'the name of a file': (text) => safeFileName(text, 'application/pdf'),
    'the name of a download': (text) => attachmentHeader(text.slice(0, 200)),
    'what somebody reads with': deviceName,
    cookies: (text) => readCookie(text, 'language'),
    languages: preferredLanguages,
    'a name in an address': slugify,
    'the words of an article': markdownToPlainText,
    'an article': (text) => renderMarkdown(text.slice(0, 20_000)),
    'a sum of money': (text) => parseHundredths(text.slice(0, 1000), 'en'),
  };

  test.each(Object.entries(readers))('%s is read at once', async (_name, read) => {
    for (const text of [
      ...texts,
      ...['`', '*', '_', '[', '> ', '**a '].map((part) => part.repeat(long / part.length)),
    ]) {
      await expectQuick(`${text.slice(0, 2)}…`, () => read(text));
    }
  });
});

describe('every procedure', () => {
  let app: TestApp;
  let people: Record<Role, TestClient>;
  let bar: number;
  beforeAll(async () => {
    app = await startTestApp('embedded');
    people = await app.loginAsAll();
    const plain = await quickestOf(() => people.admin.post('/api/trpc/public.getSettings'));
    bar = Math.max(quickMs, quickFactor * plain);
  });
  afterAll(() => app.close());

  const roleOf = (name: string): Role => {
    if (name.startsWith('client.')) return 'client';
    return name.startsWith('employee.') ? 'employee' : 'admin';
  };

  const bodies: Record<string, (fields: readonly string[]) => string> = {
    'JSON that is nested without end': () => `{"json":${nested(long)}}`,
    'a field that is nested without end': ([field = 'x']) =>
      `{"json":{"${field.split('.')[0]}":${nested(long)}}}`,
    'a way into the prototype': () =>
      '{"json":{"__proto__":{"role":"admin","polluted":1},"constructor":{"prototype":{"polluted":1}}}}',
    'an envelope that leads into the prototype': () =>
      '{"json":{},"meta":{"values":{"__proto__.polluted":["Date"],"constructor.prototype.polluted":["Date"]}}}',
    'a list without end': ([field = 'x']) =>
      `{"json":{"${field.split('.')[0]}":[${'0,'.repeat(long)}0]}}`,
    'very many keys': () =>
      `{"json":{${Array.from({ length: 30_000 }, (_, index) => `"k${index}":0`).join(',')}}}`,
  };

  test.each(procedures)(
    '$name answers what is made to break it with a quick no',
    async ({ name, input, fields }) => {
      for (const [what, make] of Object.entries(bodies)) {
        const body = make(fields);
        let status = 0;
        const ask = async () => {
          const answer = await people[roleOf(name)].request('POST', `/api/trpc/${name}`, {
            headers: { 'content-type': 'application/json' },
            body,
          });
          status = answer.status;
        };
        await expectQuick(what, ask, bar);
        // Procedures without required input were given none; 404: no record of one's own to work on.
        const fine = input === null ? [200, 400, 401, 403, 404, 409] : [200, 400, 401, 404];
        expect([what, fine.includes(status) ? 'fine' : status]).toEqual([what, 'fine']);
      }
      expect(Object.prototype).not.toHaveProperty('polluted');
      if (name === 'public.logout') people.admin = await app.loginAs('admin');
    },
  );

  test.each([
    `{"username":${nested(long)},"password":"x"}`,
    `{"username":"x","password":"y","more":${nested(1000)}`,
    `{"username":"${'@'.repeat(long)}.","password":1e400}`,
    nested(long),
  ])('the login by REST answers %.40s with a quick no', async (body) => {
    let status = 0;
    const headers = { 'content-type': 'application/json' };
    const ask = async () => {
      ({ status } = await app.client().request('POST', '/api/auth/login', { headers, body }));
    };
    await expectQuick(body.slice(0, 40), ask, bar);
    expect(status).toBe(400);
  });
});
