import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnv } from './env.ts';

function refusalOf(variables: Record<string, string>): string {
  try {
    readEnv(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return error instanceof Error ? error.message : '';
  }
  throw new Error('was taken');
}

const secret = '3f9c1e7ab5d24806'.repeat(2);
const postgres = 'postgres://somebody@db.example/talabridge';

describe('the environment', () => {
  test('may be empty', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      ADMIN_USERNAME: 'admin',
      TRUST_PROXY: 0,
      RATE_LIMITS: true,
      DEMO_CONTENT: true,
    });
  });

  test('an empty variable counts as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', SESSION_SECRET: '' }).PORT).toBe(3000);
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['METRICS_TOKEN', 'guessed in no time'.slice(0, 15)],
    ['STOP_DELAY', '-1'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'talabridge.example'],
    ['PUBLIC_URL', 'ftp://talabridge.example'],
    ['DATABASE_URL', 'mysql://db.example/x'],
    ['DATABASE_URL', 'nonsense'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', `${secret},short`],
    ['SESSION_SECRET', `${secret},`],
    ['SESSION_SECRET', 'x'.repeat(64)],
    ['SESSION_SECRET', 'changeme'.repeat(5)],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'too-short'],
    ['MEDIA_KIT_PIN', '12345'],
    ['MEDIA_KIT_PIN', 'abcd'],
    ['SMTP_URL', 'http://mail.example'],
    ['EXCHANGE_RATE_URL', 'rates'],
    ['BOOKING_EMBED_URL', 'http://booking.example'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '-1'],
    ['DEMO_CONTENT', 'maybe'],
    ['RATE_LIMITS', 'sometimes'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
  ])('%s=%s stops the start and is named', (name, value) => {
    expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^ {2}${name}: .{5}`, 'm'));
  });

  test('several wrong ones are all named, the values of secrets never', () => {
    const message = refusalOf({ PORT: 'x', SESSION_SECRET: 'weak-secret', ADMIN_PASSWORD: 'pw' });
    for (const name of ['PORT', 'SESSION_SECRET', 'ADMIN_PASSWORD'])
      expect(message).toContain(name);
    expect(message).not.toContain('weak-secret');
  });

  test('in production on a server database a session secret is asked for', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: postgres };
    const message = refusalOf(production);
    expect(message).toContain('SESSION_SECRET');
    expect(message).toContain('openssl rand -hex 32');
    expect(refusalOf({ ...production, SESSION_SECRET: 'short' })).toContain('32');
    expect(readEnv({ ...production, SESSION_SECRET: secret }).SESSION_SECRET).toEqual([secret]);
    expect(readEnv({ NODE_ENV: 'production' }).SESSION_SECRET).toBeUndefined();
  });

  test('secrets are rotated by a list, newest first', () => {
    const older = '80b6e2d5a7c91f34'.repeat(2);
    expect(readEnv({ SESSION_SECRET: `${secret}, ${older}` }).SESSION_SECRET).toEqual([
      secret,
      older,
    ]);
  });

  test.each([
    [{}, true],
    [{ DATABASE_URL: postgres }, false],
    [{ DATABASE_URL: postgres, DEMO_CONTENT: 'on' }, true],
    [{ DEMO_CONTENT: 'off' }, false],
    [{ DEMO_CONTENT: '0' }, false],
  ])('%j: demo content %s', (variables, expected) => {
    expect(readEnv(variables).DEMO_CONTENT).toBe(expected);
  });
});

test('every variable stands in the README', () => {
  const root = path.join(import.meta.dirname, '../..');
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const [, table = ''] = /^## Production$([\s\S]*?)^## /m.exec(readme) ?? [];
  const source = readFileSync(path.join(import.meta.dirname, 'env.ts'), 'utf8');
  const names = [...source.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  const named = (name: string) => rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``));
  expect(names.filter((name) => !named(name))).toEqual([]);
});
