import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaders } from '../../shared/content/leaders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('pictures of shared links', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('embedded');
  });
  afterAll(() => app.close());

  async function picture(path: string, preferred = 'en'): Promise<Buffer> {
    const answer = await app.client().fetch(path, { headers: { 'accept-language': preferred } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    return Buffer.from(await answer.arrayBuffer());
  }

  test('are in the language of their address, for records and for what is no record', async () => {
    const profile = `profile/${leaders()[0]?.slug}.png`;
    for (const name of ['site.png', profile]) {
      const [english, german, forGermans, forEnglish] = await Promise.all([
        picture(`/og/en/${name}`, 'en'),
        picture(`/og/de/${name}`, 'de'),
        picture(`/og/en/${name}`, 'de'),
        picture(`/og/de/${name}`, 'en'),
      ]);
      expect(forGermans.equals(english)).toBe(true);
      expect(forEnglish.equals(german)).toBe(true);
      expect(german.equals(english)).toBe(false);
    }
  });

  test.each([
    '/og/fr/site.png',
    '/og/en/nothing.png',
    '/og/en/site.jpg',
    '/og/en/profile/nobody.png',
  ])('%s is none', async (path) => {
    expect((await app.client().get(path)).status).toBe(404);
  });
});
