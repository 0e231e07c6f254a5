import { expectAccessible } from './support/accessibility.ts';
import { blockRequests, holdRequests, requestsTo } from './support/calls.ts';
import { logInByDialog, sendLogin } from './support/login.ts';
import { open } from './support/open.ts';
import { people } from './support/people.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const { administrator, client, employee } = people;

test('both fields are required; the e-mail address will do as well, in any case, and leads to no other site', async ({
  page,
}) => {
  await test.step('both fields are required', async () => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(dialog.getByText('Please enter your username or email address')).toBeVisible();
    await expect(dialog.getByText('Please enter your password')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Username or email' })).toBeFocused();
  });
  await test.step('an address typed by hand opens it, in its language', async () => {
    await open(page, '/login');
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await open(page, '/de/login/');
    await expect(page.getByRole('dialog', { name: 'Anmelden' })).toBeVisible();
    await expect(page).toHaveURL(/\/de\/?\?login=true$/);
    await open(page, '/privacy');
    await expect(page).toHaveURL('/privacy-policy');
  });
  await test.step('the e-mail address will do as well, in any case, and leads to no other site', async () => {
    await open(page, `/?login=true&next=${encodeURIComponent('//evil.example')}`);
    await sendLogin(page, administrator.email.toUpperCase(), administrator.password);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page).toHaveURL('/admin');
  });
});

test('a right login is welcomed @journey', async ({ page }) => {
  await logInByDialog(page, administrator);
  await expectToast(page, 'Login successful', 'Welcome back!');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a wrong password says no more than that the login failed @journey', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await logInByDialog(page, { username: administrator.username, password: 'wrong' });
  await expectToast(page, 'Login failed', 'Invalid username or password');
  await expect(page).toHaveURL('/');
  await sendLogin(page, 'nobody-of-that-name', 'wrong');
  await expectToast(page, 'Login failed', 'Invalid username or password');
  await sendLogin(page, administrator.username, administrator.password);
  await expect(page).toHaveURL('/admin');
});

test('a login offline or without a line says so, is not sent later, and can be tried again', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await test.step('a login tried offline fails there and then, and is not sent later', async () => {
    await open(page, '/');
    // The first try brings the code of the form.
    await logInByDialog(page, { ...administrator, password: 'wrong' });
    await expectToast(page, 'Login failed', 'Invalid username or password');
    await context.setOffline(true);
    await sendLogin(page, administrator.username, administrator.password);
    await expectToast(page, 'Error', 'An error occurred during login');
    await page.keyboard.press('Escape');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await context.setOffline(false);
    // Whatever waited for the line would be sent before what is asked for now.
    await page.evaluate(() => fetch('/readyz'));
    expect(sent.filter((url) => requestsTo('public.login').test(url))).toEqual([]);
    await expect(page).toHaveURL('/');
  });
  await test.step('a login without a line says so and can be tried again', async () => {
    const mend = await blockRequests(page, requestsTo('public.login'));
    await logInByDialog(page, administrator);
    await expectToast(page, 'Error', 'An error occurred during login');
    await mend();
    await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/admin');
  });
});

test('a portal page asks for the login and is reached after it @journey', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await page.goto('/admin/questions?type=english');
  await sendLogin(page, administrator.username, administrator.password);
  await expect(page).toHaveURL('/admin/questions?type=english');
});

for (const [person, home, portal] of [
  [employee, '/employee', 'Employee Portal'],
  [client, '/client', 'Client Portal'],
] as const) {
  test(`the role ${person.role} has its own portal and no other @journey`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(failedRequest);
    await logInByDialog(page, person);
    await expect(page).toHaveURL(home);
    await expect(page.getByText(portal, { exact: true })).toBeVisible();
    await expect(page.getByText(`${person.firstName} ${person.lastName}`).first()).toBeVisible();
    await page.goto('/admin/applications');
    await expect(page).toHaveURL(home);
    const answer = await page.request.get('/api/applications');
    expect(answer.status()).toBe(403);
  });
}

test('logout leads home, and the way back shows nothing @journey', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  await logInByDialog(page, administrator);
  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(page.getByText(`${administrator.firstName} ${administrator.lastName}`)).toHaveCount(
    0,
  );
});

/** Ends the session once the page asks for nothing more: what it still asked for would lead to the login before the test does. */
async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies({ name: /session/ });
}

test('a session that ended elsewhere', async ({ adminPage, allowConsoleErrors }) => {
  allowConsoleErrors(failedRequest);
  await test.step('a session that ended elsewhere asks for the login and comes back', async () => {
    await adminPage.goto('/admin/applications');
    await expect(adminPage.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    await endSession(adminPage);
    await adminPage.getByRole('button', { name: /^Rejected/ }).click();
    await expectToast(
      adminPage,
      'Your session has ended',
      'Please log in again; you will return to the page you were on.',
    );
    await sendLogin(adminPage, administrator.username, administrator.password);
    await expect(adminPage).toHaveURL('/admin/applications?status=rejected');
  });
  await test.step('a list that is filtered while the login opens keeps its own address', async () => {
    const home = Promise.withResolvers<void>();
    await adminPage.route(/public\.getHome/, async (route) => {
      await home.promise;
      await route.continue();
    });
    await adminPage.goto('/admin/applications');
    await expect(adminPage.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    await endSession(adminPage);
    await adminPage.getByRole('button', { name: /^Accepted/ }).click();
    await expect(adminPage).toHaveURL(/login=true/);
    await adminPage.getByRole('button', { name: /^Rejected/ }).click();
    home.resolve();
    await sendLogin(adminPage, administrator.username, administrator.password);
    await expect(adminPage).toHaveURL('/admin/applications?status=rejected');
  });
});

const askForLogin = (page: Page) =>
  page.getByRole('button', { name: 'Login', exact: true }).click();

test('whoever is logged in is led on to their portal or the page that a link names instead of to the form, and out', async ({
  signIn,
}) => {
  const page = await signIn(client);
  await test.step('the form gives way to the portal, and leads out', async () => {
    await open(page, '/de/careers');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    const german = page.getByRole('dialog', { name: 'Sie sind angemeldet' });
    await expect(german.getByText(`${client.firstName} ${client.lastName}`)).toBeVisible();
    await german.getByRole('link', { name: 'Zum Kundenportal' }).click();
    await expect(page).toHaveURL('/client');
    await open(page, '/gallery');
    await askForLogin(page);
    const dialog = page.getByRole('dialog', { name: 'You are logged in' });
    await expectAccessible(page, 'login of somebody who is logged in', '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await page.locator('html[data-hydrated]').waitFor();
    await askForLogin(page);
    await expect(page.getByRole('textbox', { name: 'Username or email' })).toBeFocused();
  });
  await test.step('a login as somebody else leads to their portal', async () => {
    await sendLogin(page, administrator.username, administrator.password);
    await expect(page).toHaveURL('/admin');
  });
  await test.step('a link to the login leads on to the page it names, without a second login', async () => {
    await open(page, '/?login=true&next=%2Fadmin%2Fquestions');
    await page.getByRole('link', { name: 'Go to the Admin Portal' }).click();
    await expect(page).toHaveURL('/admin/questions');
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  });
  await test.step('the form does not wait for who is there, and stays with whoever types in it', async () => {
    await open(page, '/gallery');
    const answer = await holdRequests(page, requestsTo('public.findUser'));
    await askForLogin(page);
    const username = page.getByRole('textbox', { name: 'Username or email' });
    await username.fill('somebody-else');
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => fetch('/readyz'));
    await expect(username).toHaveValue('somebody-else');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const lateAnswer = await holdRequests(page, requestsTo('public.findUser'));
    await askForLogin(page);
    await expect(username).toBeFocused();
    lateAnswer();
    await expect(page.getByRole('dialog', { name: 'You are logged in' })).toBeFocused();
  });
});
