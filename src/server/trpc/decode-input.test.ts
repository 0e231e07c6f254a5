import fc from 'fast-check';
import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../shared/domain/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { decodeInput } from './decode-input.ts';
import { appRouter } from './routers/app.ts';

const key = fc.string({ maxLength: 8 }).filter((text) => !(text in {}) && text !== 'prototype');
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);

/** Everything that a form of ours sends. */
const honest = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.boolean(),
    number.filter((value) => !Object.is(value, -0)),
    fc.constantFrom(null, undefined),
    // From the first year that the databases know.
    fc.date({ noInvalidDate: true, min: new Date('0001-01-01T00:00:00Z') }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

/** The annotations of superjson that no procedure has a use for, and what is none. */
const forbidden = fc.oneof(
  fc.constantFrom<unknown>(
    ['typed-array', 'Uint8Array'],
    [['typed-array', 'Float64Array']],
    [['class', 'Object']],
    [['custom', 'x']],
    [['symbol', 'x']],
    ['Date', { a: [['typed-array', 'Uint8Array']] }],
    ['map', { '0.0': ['Date'] }],
    ['__proto__'],
    {},
    null,
    7,
  ),
  fc
    .oneof(
      fc.constantFrom('regexp', 'URL', 'bigint', 'Error', 'set', 'map', 'number'),
      fc.string({ maxLength: 12 }),
    )
    .filter((name) => name !== 'Date' && name !== 'undefined')
    .map((name) => [name]),
);

const path = fc.constantFrom('a', 'a.0', 'b', 'b.c', '', 'a\\.0', '__proto__', 'constructor.name');
const values = fc.constantFrom<unknown>(
  7,
  null,
  'https://talabridge.example',
  '/(a+)+$/',
  [7, 7],
  [['a', 1]],
  { c: 7 },
);

/** An input with at least one annotation that may not be obeyed. */
const hostile = fc
  .record({
    json: fc.record({ a: values, b: values }),
    meta: fc.oneof(
      forbidden.filter(Array.isArray).map((root) => ({ values: root, v: 1 })),
      fc.tuple(path, forbidden).map(([at, given]) => ({ values: { [at]: given } })),
      fc.constantFrom<object>(
        { referentialEqualities: { a: ['b'] } },
        { values: {}, referentialEqualities: [['a']] },
        { values: { '__proto__.x': ['Date'] } },
        { values: { 'constructor.name': ['Date'] } },
        { values: { nowhere: ['Date'] } },
        { values: { a: ['Date'] }, v: 0, referentialEqualities: {} },
        { values: 'Date' },
      ),
    ),
  })
  .map((envelope): unknown => envelope);

/** As it arrives: of a key `__proto__` an own property is made. */
const sent = (envelope: unknown): unknown => JSON.parse(JSON.stringify(envelope));
const refused = expect.objectContaining({ code: 'invalid-input' });
const codeOf = (envelope: unknown): unknown => {
  try {
    return { value: decodeInput(envelope) };
  } catch (error) {
    return error;
  }
};

describe('the input of a procedure', () => {
  test('is what superjson was given, dates and undefined included', () => {
    fc.assert(
      fc.property(honest, (value) => {
        const { json, meta } = superjson.serialize(value);
        const envelope = sent({ json, ...(meta?.values ? { meta: { values: meta.values } } : {}) });
        expect(decodeInput(envelope)).toEqual(
          superjson.deserialize({ json, ...(meta && { meta }) }),
        );
      }),
    );
  });

  test('is refused with any other annotation', () => {
    fc.assert(
      fc.property(hostile, (envelope) => {
        expect(codeOf(sent(envelope))).toEqual(refused);
      }),
    );
  });

  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  const dates = (count: number) => ({
    json: Array.from({ length: count }, () => '2026-11-23T09:00:00.000Z'),
    meta: { values: Object.fromEntries(Array.from({ length: count }, (_, at) => [at, ['Date']])) },
  });

  test.each<[string, unknown]>([
    ['no envelope', 7],
    ['a list for an envelope', [{ json: 1 }]],
    ['33 levels', { json: nested(33) }],
    ['5,001 values', { json: Array.from({ length: 5001 }, () => 0) }],
    ['1,001 annotations', dates(1001)],
    ['a path of 201 characters', { json: {}, meta: { values: { ['a'.repeat(201)]: ['Date'] } } }],
    ['a prototype', JSON.parse('{"json":{"a":{"__proto__":{"role":"admin"}}}}')],
    ['a number for a date', { json: { a: 7 }, meta: { values: { a: ['Date'] } } }],
    ['a text for undefined', { json: { a: '' }, meta: { values: { a: ['undefined'] } } }],
    ['the length of a list', { json: { a: [] }, meta: { values: { 'a.length': ['undefined'] } } }],
  ])('is refused with %s', (_, envelope) => {
    expect(codeOf(envelope)).toEqual(refused);
  });

  test('is taken up to those bounds', () => {
    expect(decodeInput({ json: nested(32) })).toEqual(nested(32));
    expect(decodeInput(dates(1000))).toHaveLength(1000);
  });
});

type Definition = { type: 'query' | 'mutation'; inputs: unknown[] };
const definitions = Object.entries(appRouter._def.procedures).map(
  ([name, procedure]): [string, Definition] => [name, Object(procedure)._def],
);

describe('annotations sent to every procedure', () => {
  let app: TestApp;
  let byRole: Record<Role, TestClient>;
  beforeAll(async () => {
    app = await startTestApp('embedded');
    byRole = await app.loginAsAll();
  });
  afterAll(() => app.close());

  /** With a session that gets past the role, so that the input is reached. */
  function clientFor(name: string): TestClient {
    if (name === 'public.logout') return app.client();
    const role = name.startsWith('employee.') ? 'employee' : 'admin';
    return byRole[name.startsWith('client.') ? 'client' : role];
  }

  const ask = (name: string, method: 'GET' | 'POST', envelopes: readonly unknown[]) => {
    const isBatch = envelopes.length > 1;
    const address = `/api/trpc/${envelopes.map(() => name).join(',')}`;
    const input = JSON.stringify(isBatch ? { ...envelopes } : envelopes[0]);
    const batch = isBatch ? 'batch=1&' : '';
    return method === 'POST'
      ? clientFor(name).request('POST', `${address}?${batch}`, {
          headers: { 'content-type': 'application/json' },
          body: input,
        })
      : clientFor(name).get(`${address}?${batch}input=${encodeURIComponent(input)}`);
  };

  test.each(definitions)('%s refuses them', async (name, { type, inputs }) => {
    const rounds = fc.record({
      method: fc.constantFrom('GET' as const, 'POST' as const),
      envelopes: fc
        .tuple(fc.array(honest, { maxLength: 2 }), hostile)
        .map(([before, last]) => [...before.map((json) => superjson.serialize(json)), last]),
    });
    await fc.assert(
      fc.asyncProperty(rounds, async ({ method, envelopes }) => {
        const { status, text } = await ask(name, method, envelopes);
        expect(status, text).toBeLessThan(500);
        const isReached = inputs.length > 0 && (type === 'query' || method === 'POST');
        if (!isReached) return;
        expect({ status, text }).toEqual({
          status: 400,
          text: expect.stringContaining('"code":"invalid-input"'),
        });
      }),
      { numRuns: 6 },
    );
  });
});

test('who asks far too often waits, and nobody else', async () => {
  const app = await startTestApp('embedded', { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const ask = (from: string) =>
    app.client().get('/api/trpc/public.findUser', { 'x-forwarded-for': from });
  try {
    const ten = Array.from({ length: 10 }, () => 'public.findUser').join(',');
    for (let index = 0; index < 300; index += 1) {
      await app.client().get(`/api/trpc/${ten}?batch=1`, { 'x-forwarded-for': '198.51.100.1' });
    }
    const late = await ask('198.51.100.1');
    expect(late).toMatchObject({ status: 429 });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('198.51.100.2')).status).toBe(200);
  } finally {
    await app.close();
  }
});
