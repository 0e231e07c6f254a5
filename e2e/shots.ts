import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../.ci/browser.ts';
import { people } from './support/people.ts';
import { startServer } from './support/server.ts';

// Pictures of every page at three widths, light and dark, in both languages, for people to look at.
const folder = 'shots';
const widths = [390, 768, 1440];
const publicPages = { home: '/', careers: '/careers', 'not-found': '/no-such-page' };
const adminPages = {
  dashboard: '/admin',
  applications: '/admin/applications',
  questions: '/admin/questions',
};

mkdirSync(folder, { recursive: true });
const executablePath = ensureBrowser('.') ?? undefined;
const server = await startServer('embedded');
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const theme of ['light', 'dark'] as const) {
  for (const language of ['en', 'de'] as const) {
    const context = await browser.newContext({
      baseURL: server.url,
      colorScheme: theme,
      locale: language,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const shoot = async (pages: Record<string, string>, prefix: string) => {
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(prefix + path);
        await page.waitForLoadState('networkidle');
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.screenshot({
            path: `${folder}/${name}-${width}-${theme}-${language}.png`,
            fullPage: true,
          });
        }
      }
    };
    await shoot(publicPages, language === 'de' ? '/de' : '');
    await context.request.post('/api/auth/login', { data: people.administrator });
    await shoot(adminPages, '');
    await context.close();
  }
}
await browser.close();
await server.stop();
console.log(`Pictures are in ${folder}/.`);
