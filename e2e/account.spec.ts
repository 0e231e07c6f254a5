import { TestClient } from '../src/server/testing/test-client.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { readMailedResetLink } from './support/kept-mail.ts';
import { sendLogin } from './support/login.ts';
import { people } from './support/people.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a forgotten password: the mail leads to a new one @journey', async ({
  page,
  server,
  adminApi,
}) => {
  const email = `forgetful-${crypto.randomUUID().slice(0, 8)}@clients.example`;
  const { link } = await adminApi.client.trpc.admin.users.invite.mutate({
    firstName: 'Fergus',
    lastName: 'Blank',
    email,
    role: 'client',
    locale: 'en',
  });
  const token = new URL(link, 'http://localhost').searchParams.get('token') ?? '';
  const forgetful = new TestClient(server.url);
  await forgetful.trpc.public.activateAccount.mutate({ token, password: 'lamp river onion sock' });

  await page.goto('/?login=true');
  await page.getByRole('dialog').getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Please enter your username')).toBeVisible();
  await page.getByLabel('Username').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look at your mail');
  await expect(page.locator('#main p')).toBeFocused();

  // An administrator does not see such a link in the outbox: it is read from the mail itself.
  const address = await readMailedResetLink(server, email);

  await page.goto(address);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/at least \d+ characters/i).first()).toBeVisible();
  await page.getByLabel('New password').fill('onion sock lamp river');
  await page.getByLabel('Repeat the password').fill('onion sock lamp river');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectToast(page, 'Password saved', 'Log in with it now.');
  await sendLogin(page, email, 'onion sock lamp river');
  await expect(page).toHaveURL('/client');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
});

test('the own account: password, logins elsewhere, language', async ({
  signIn,
  allowConsoleErrors,
}) => {
  // Whoever is logged out elsewhere is told so by a refused call.
  allowConsoleErrors(failedRequest);
  const page = await signIn(people.employee);
  await page.goto('/employee');
  const elsewhere = await signIn(people.employee);
  await elsewhere.goto('/employee');
  await page.getByRole('link', { name: 'My account' }).click();
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByText('This browser')).toHaveCount(1);
  await expectAccessible(page, 'account');
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expectToast(page, 'Logged out everywhere else');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('dialog').getByLabel('Username')).toBeVisible();

  const form = page.getByRole('region', { name: 'Password', exact: true });
  await form.getByLabel('Present password').fill('wrong password');
  await form.getByLabel(/^New password(?! again)/).fill('violet kettle march nine');
  await form.getByLabel('New password again').fill('violet kettle march nine');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('This is not your present password')).toBeVisible();
  await expect(form.getByLabel(/^New password(?! again)/)).toHaveValue('violet kettle march nine');

  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Save language' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Konto');
  await expectNoSidewaysScroll(page, 'account in German');
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Sprache speichern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
});
