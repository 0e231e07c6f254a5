import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { englishTexts } from './support/english-text.ts';
import { visitAdminScreens, visitPublicScreens } from './support/screens.ts';
import { visitSiteScreens } from './support/site-screens.ts';
import { expect, failedRequest, test } from './support/test.ts';

const viewport = { width: 320, height: 640 };

test.describe('320 px wide', () => {
  // German words are the longer ones; the login then is in the menu, not in the header.
  test.use({ language: 'de', viewport });

  test('no public screen scrolls sideways @journey', async ({
    page,
    wizard,
    applicant,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(failedRequest);
    await visitPublicScreens(wizard, applicant, (name) => expectNoSidewaysScroll(page, name));
  });

  test('no screen of the site scrolls sideways or says anything in English', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(failedRequest);
    await visitSiteScreens(page, 'de', async (name) => {
      await expectNoSidewaysScroll(page, name);
      expect.soft(await englishTexts(page), name).toEqual([]);
    });
  });

  test('no admin screen scrolls sideways', async ({ adminPage, adminApi }) => {
    await adminPage.setViewportSize(viewport);
    await visitAdminScreens(adminPage, adminApi, (name) => expectNoSidewaysScroll(adminPage, name));
  });
});
