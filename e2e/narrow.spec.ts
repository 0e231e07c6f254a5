import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { englishTexts } from './support/english-text.ts';
import { visitAdminScreens, visitPublicScreens } from './support/screens.ts';
import { visitSiteScreens } from './support/site-screens.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';

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

test('on a phone, in German, the review leaves most of the screen to the application, its buttons in sight', async ({
  adminPage: page,
  adminApi,
  server,
}) => {
  const { id, applicantName } = await adminApi.makeApplication();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().addCookies([{ name: 'language', value: 'de', url: server.url }]);
  await page.goto(`/admin/applications?review=${id}`);
  const dialog = page.getByRole('dialog', { name: applicantName });
  await dialog.getByLabel('Prüfnotizen').scrollIntoViewIfNeeded();
  for (const name of ['Schließen', 'In Prüfung nehmen', 'Ablehnen', 'Annehmen']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  const above = await dialog.getByRole('link', { name: 'Druckansicht' }).boundingBox();
  const below = await dialog
    .getByRole('checkbox', { name: 'Die Person per E-Mail benachrichtigen' })
    .boundingBox();
  if (!above || !below) throw new Error('the header or the footer of the review is not shown');
  expect((below.y - above.y - above.height) / 740).toBeGreaterThan(0.6);
});

/** Tells of each of the first controls whether it is what lies at its own middle, without scrolling to it. */
const areInSight = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((controls) =>
    controls.slice(0, 3).map((control) => {
      const { left, width, top, height } = control.getBoundingClientRect();
      return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

test.describe('1280 px wide, in German', () => {
  test('the buttons of a row are in sight in every table, and never over what has the focus', async ({
    adminPage: page,
    server,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.context().addCookies([{ name: 'language', value: 'de', url: server.url }]);
    for (const screen of ['employees', 'users', 'invoices', 'questions', 'content']) {
      await page.goto(`/admin/${screen}`);
      const controls = 'tbody tr > :last-child :is(a, button)';
      await expect(page.locator(controls).first(), screen).toBeAttached();
      expect(await areInSight(page, controls), screen).not.toContain(false);
    }
    await page.goto('/admin/employees');
    const shown = page.getByRole('switch', { name: /^Öffentlich: / });
    await shown.first().focus();
    expect(await areInSight(page, '[role="switch"]:focus')).toEqual([true]);
    await page
      .getByRole('button', { name: /bearbeiten$/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
