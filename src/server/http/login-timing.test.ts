import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const samples = 9;
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

test('an unknown, an inactive and a known account take about as long to refuse', async () => {
  const app = await startTestApp('embedded');
  try {
    const { username } = await app.addUser('client');
    const client = app.client();
    const refusedIn = async (name: string) => {
      const startedAt = performance.now();
      const answer = await client.post('/api/auth/login', { username: name, password: 'wrong' });
      expect(answer.status).toBe(401);
      return performance.now() - startedAt;
    };
    // The first one makes the hash that unknown accounts are checked against.
    await refusedIn('nobody');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < samples; index += 1) {
      known.push(await refusedIn(username));
      unknown.push(await refusedIn(`nobody-${index}`));
    }
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  } finally {
    await app.close();
  }
});
