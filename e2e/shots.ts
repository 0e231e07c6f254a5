import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../.ci/browser.ts';
import type { Locale } from '../src/shared/contracts/fields.ts';
import { languageKey } from '../src/shared/i18n/locale.ts';
import { AdminApi } from './support/admin-api.ts';
import { visitAdminPortal } from './support/admin-screens.ts';
import { newApplicant } from './support/applicant.ts';
import { rejectBeforehand } from './support/consent.ts';
import { composeOverview } from './support/overview.ts';
import { people } from './support/people.ts';
import { makeSampleApplications } from './support/sample-applications.ts';
import { visitPublicScreens } from './support/screens.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { visitSiteScreens } from './support/site-screens.ts';
import { Wizard } from './support/wizard.ts';

// Pictures of every page at three widths, light and dark, in both languages, for people to look at. With --overview
// only the one picture of the README; with --admin only the administrators' portal.
const folder = 'shots';
const pictures = 'docs/pictures';
const widths = [390, 768, 1440];
const { username, password } = people.administrator;

async function shoot(page: Page, name: string): Promise<void> {
  // A dialog lies over the window, not over the whole page.
  const hasDialog = await page.getByRole('dialog').isVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: hasDialog ? 1400 : 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: !hasDialog });
  }
}

/** A browser in that language in which, if asked, the administrator is logged in. */
async function newPage(
  browser: Browser,
  server: RunningServer,
  language: Locale,
  { loggedIn, ...options }: BrowserContextOptions & { loggedIn: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: language,
    reducedMotion: 'reduce',
    ...options,
  });
  await rejectBeforehand(context);
  await context.addCookies([{ name: languageKey, value: language, url: server.url }]);
  if (loggedIn) await context.request.post('/api/auth/login', { data: { username, password } });
  return context.newPage();
}

async function shootEverything(browser: Browser, server: RunningServer, adminApi: AdminApi) {
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const language of ['en', 'de'] as const) {
      const visit = (page: Page) => (screen: string) =>
        shoot(page, `${screen.replaceAll(/[^a-z0-9]+/g, '-')}-${colorScheme}-${language}`);
      if (!onlyAdmin) {
        const page = await newPage(browser, server, language, { colorScheme, loggedIn: false });
        await visitSiteScreens(page, language, visit(page));
        const wizard = new Wizard(page, language, server.url);
        await visitPublicScreens(wizard, newApplicant(), visit(page));
        await page.context().close();
      }
      const portal = await newPage(browser, server, language, { colorScheme, loggedIn: true });
      await visitAdminPortal(portal, adminApi, visit(portal));
      await portal.context().close();
    }
  }
}

async function shootOverview(browser: Browser, server: RunningServer) {
  mkdirSync(pictures, { recursive: true });
  const viewport = { width: 390, height: 844 };
  const phone = await newPage(browser, server, 'en', {
    loggedIn: false,
    viewport,
    deviceScaleFactor: 2,
  });
  const wizard = new Wizard(phone, 'en', server.url);
  await wizard.startAt(2, newApplicant());
  await wizard.answerFirst(0, 2);
  await phone.evaluate(() => window.scrollTo({ top: 0 }));
  const home = await newPage(browser, server, 'en', {
    loggedIn: false,
    viewport: { width: 1300, height: 816 },
    deviceScaleFactor: 2,
  });
  await home.goto('/');
  await home.locator('html[data-hydrated]').waitFor();
  await composeOverview(
    await phone.screenshot(),
    await home.screenshot(),
    `${pictures}/overview.png`,
  );
}

const executablePath = ensureBrowser('.') ?? undefined;
const server = await startServer('embedded');
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: browserFlags,
});
const onlyOverview = process.argv.includes('--overview');
const onlyAdmin = process.argv.includes('--admin');
try {
  const adminApi = await AdminApi.open(server.url);
  await makeSampleApplications(adminApi);
  if (onlyOverview) await shootOverview(browser, server);
  else await shootEverything(browser, server, adminApi);
  console.log(`Pictures are in ${onlyOverview ? pictures : folder}/.`);
} finally {
  await browser.close();
  await server.stop();
}
