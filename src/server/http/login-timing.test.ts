import { expect, test } from 'vitest';
import { User } from '../db/entities/user.ts';
import { startTestApp } from '../testing/test-app.ts';

const samples = 9;

test('an unknown, an inactive and a known account take about as long to refuse', async () => {
  const app = await startTestApp('embedded');
  try {
    const { username } = await app.addUser('client');
    const inactive = await app.addUser('client');
    await app.orm.em.fork().nativeUpdate(User, { id: inactive.id }, { isActive: false });
    const client = app.client();
    const refusedIn = async (name: string) => {
      const startedAt = performance.now();
      const answer = await client.post('/api/auth/login', { username: name, password: 'wrong' });
      expect(answer.status).toBe(401);
      return performance.now() - startedAt;
    };
    // The first one makes the hash that unknown accounts are checked against.
    await refusedIn('nobody');
    // The quickest of each: whatever else the machine does only makes it longer.
    let known = Infinity;
    let unknown = Infinity;
    let disabled = Infinity;
    for (let index = 0; index < samples; index += 1) {
      known = Math.min(known, await refusedIn(username));
      unknown = Math.min(unknown, await refusedIn(`nobody-${index}`));
      disabled = Math.min(disabled, await refusedIn(inactive.username));
    }
    for (const ratio of [known / unknown, known / disabled]) {
      expect(ratio).toBeGreaterThan(1 / 3);
      expect(ratio).toBeLessThan(3);
    }
  } finally {
    await app.close();
  }
});
