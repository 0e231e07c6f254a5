import { randomUUID } from 'node:crypto';
import { storeHostileRecords } from './support/hostile-records.ts';
import { open } from './support/open.ts';
import { people } from './support/people.ts';
import { expect, type Page, test } from './support/test.ts';

/** Hears whatever a stored text would run, and what the policy has had to stop. */
async function listen(page: Page, heard: string[]): Promise<void> {
  page.on('dialog', (dialog) => {
    heard.push(`dialog ${dialog.message()} at ${page.url()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('tellOfBreach', (what: string) => heard.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(
        window,
        'tellOfBreach',
      )(`${violatedDirective} ${blockedURI} at ${location.pathname}`);
    });
  });
}

/** What was stored is shown there, and is nothing but text. */
async function look(page: Page, path: string, word: string): Promise<void> {
  await open(page, path);
  await expect(page.getByText(word).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('iframe[srcdoc], img[src="x"], a[href^="javascript:"]')).toHaveCount(0);
}

test('what people store runs nowhere on the site, in the portals or in mails', async ({
  page,
  adminPage,
  adminApi,
  signIn,
}) => {
  const word = `word${randomUUID().slice(0, 8)}`;
  const stored = await storeHostileRecords(adminApi, word);
  const heard: string[] = [];
  try {
    await listen(page, heard);
    for (const path of stored.site) await look(page, path, word);

    await listen(adminPage, heard);
    for (const path of stored.admin) await look(adminPage, path, word);
    // A mail with a name in it, laid out in a frame that may do nothing.
    await adminPage.goto(`/admin/outbox?mail=${stored.mail}`);
    await adminPage.getByRole('tab', { name: 'As mail programs show it' }).click();
    const frame = adminPage.frameLocator('iframe[sandbox=""]');
    await expect(frame.getByRole('heading', { name: word })).toBeVisible();
    await expect(frame.locator('script, img, svg, iframe')).toHaveCount(0);

    const employeePage = await signIn(people.employee);
    await listen(employeePage, heard);
    await look(employeePage, '/employee', word);
    const clientPage = await signIn(stored.login);
    await listen(clientPage, heard);
    for (const path of stored.portal) await look(clientPage, path, word);
    // Reports come a moment later: what a page has sent before this answer has arrived.
    for (const each of [page, adminPage, employeePage, clientPage]) await each.title();
  } finally {
    await stored.remove();
  }
  expect(heard).toEqual([]);
});
