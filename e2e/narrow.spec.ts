import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { visitAdminScreens, visitPublicScreens } from './support/screens.ts';
import { failedRequest, test } from './support/test.ts';

const viewport = { width: 320, height: 640 };

test.describe('320 px wide', () => {
  // German words are the longer ones; the login then is in the menu, not in the header.
  test.use({ language: 'de', viewport });

  test('no public screen scrolls sideways', async ({
    page,
    wizard,
    applicant,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(failedRequest);
    await visitPublicScreens(wizard, applicant, (name) => expectNoSidewaysScroll(page, name));
  });

  test('no admin screen scrolls sideways', async ({ adminPage, adminApi }) => {
    await adminPage.setViewportSize(viewport);
    await visitAdminScreens(adminPage, adminApi, (name) => expectNoSidewaysScroll(adminPage, name));
  });
});
