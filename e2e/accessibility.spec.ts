import { languageKey } from '../src/shared/i18n/locale.ts';
import { expectAccessible, expectAccessibleInLight } from './support/accessibility.ts';
import { visitAdminScreens, visitPublicScreens } from './support/screens.ts';
import { visitSiteScreens } from './support/site-screens.ts';
import { expect, failedRequest, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const language of ['en', 'de'] as const) {
  test.describe(`in ${language}`, () => {
    // German screens have the colours of the English ones, all that is looked at in the dark.
    const look = language === 'de' ? expectAccessibleInLight : expectAccessible;
    // Axe would measure colours in the middle of a fade.
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    test('nothing an applicant sees breaks WCAG 2.2 AA', async ({
      page,
      wizard,
      applicant,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(failedRequest);
      await visitPublicScreens(wizard, applicant, async (name) => {
        // Below it is looked at with its free times.
        if (name !== 'home') await look(page, name);
      });
    });

    test('nothing a visitor sees breaks WCAG 2.2 AA', async ({ page, allowConsoleErrors }) => {
      allowConsoleErrors(failedRequest);
      await visitSiteScreens(page, language, (name) => look(page, name));
    });

    test('nothing an administrator sees breaks WCAG 2.2 AA', async ({
      adminPage,
      adminApi,
      server,
    }) => {
      await adminPage.emulateMedia({ reducedMotion: 'reduce' });
      await adminPage
        .context()
        .addCookies([{ name: languageKey, value: language, url: server.url }]);
      await visitAdminScreens(adminPage, adminApi, (name) => look(adminPage, name));
      await expect(adminPage.locator('html')).toHaveAttribute('lang', language);
    });
  });
}
