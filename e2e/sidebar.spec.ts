import { expect, test } from './support/test.ts';

const rem = 16;
const week = 7 * 24 * 3600;

test('the sidebar tells who and where, is collapsed, and is a sheet below 768 px', async ({
  adminPage,
}) => {
  await test.step('who is logged in, and where, stands in the sidebar', async () => {
    await adminPage.goto('/admin');
    const sidebar = adminPage.getByRole('complementary');
    await expect(sidebar).toContainText('Talabridge');
    await expect(sidebar).toContainText('Admin Portal');
    await expect(sidebar).toContainText('Logged in as');
    await expect(sidebar).toContainText('Ada Reyes');
  });
  await test.step('the screen in view is marked in the menu', async () => {
    await adminPage.goto('/admin');
    const menu = adminPage.getByRole('navigation', { name: 'Portal navigation' });
    const current = menu.locator('[aria-current="page"]');
    await expect(current).toHaveText('Dashboard');
    await menu.getByRole('link', { name: 'Question Bank' }).click();
    await expect(current).toHaveText('Question Bank');
    await expect(adminPage).toHaveTitle(/Question Bank/);
  });
  await test.step('button and keys collapse the sidebar; a cookie remembers it for a week', async () => {
    await adminPage.goto('/admin');
    const sidebar = adminPage.getByRole('complementary');
    await expect(sidebar).toHaveCSS('width', `${16 * rem}px`);
    await adminPage.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect(sidebar).toHaveCSS('width', `${3 * rem}px`);

    const cookies = await adminPage.context().cookies();
    const cookie = cookies.find(({ name }) => name === 'sidebar_state');
    expect(cookie).toMatchObject({ value: 'false' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(week - 300);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(week + 5);

    await adminPage.reload();
    await expect(sidebar).toHaveCSS('width', `${3 * rem}px`);
    await adminPage.keyboard.press('Control+b');
    await expect(sidebar).toHaveCSS('width', `${16 * rem}px`);
    await adminPage.keyboard.press('Meta+b');
    await expect(sidebar).toHaveCSS('width', `${3 * rem}px`);
  });
  await test.step('below 768 px the sidebar is a sheet', async () => {
    await adminPage.setViewportSize({ width: 767, height: 900 });
    await adminPage.goto('/admin');
    await expect(adminPage.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(adminPage.getByRole('complementary')).toBeHidden();
    await adminPage.keyboard.press('Control+b');
    const sheet = adminPage.getByRole('dialog');
    await expect(sheet).toHaveCSS('width', `${18 * rem}px`);
    await sheet.getByRole('link', { name: 'Applications' }).click();
    await expect(sheet).toBeHidden();
    await expect(adminPage).toHaveURL('/admin/applications');

    await adminPage.setViewportSize({ width: 768, height: 900 });
    await expect(adminPage.getByRole('complementary')).toBeVisible();
  });
});
