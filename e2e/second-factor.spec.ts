import { generateTotpCode, setUpTwoStepLogin } from '../src/server/testing/second-factor.ts';
import { TestClient } from '../src/server/testing/test-client.ts';
import type { Role } from '../src/shared/domain/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import type { AdminApi } from './support/admin-api.ts';
import { logInByDialog, sendLogin } from './support/login.ts';
import { expect, failedRequest, type Page, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const password = 'lamp river onion sock';

/** Somebody new who has accepted the invitation. */
async function newPerson({ client }: AdminApi, role: Role) {
  const email = `steps-${crypto.randomUUID().slice(0, 8)}@people.example`;
  const { link, user } = await client.trpc.admin.users.invite.mutate({
    firstName: 'Stella',
    lastName: 'Twostep',
    email,
    role,
    locale: 'en',
  });
  const token = new URL(link, client.url).searchParams.get('token') ?? '';
  const own = new TestClient(client.url);
  await own.trpc.public.activateAccount.mutate({ token, password });
  return { id: user.id, username: email, password, client: own };
}

const section = (page: Page) => page.getByRole('region', { name: 'Two-step login' });

/** From the button to the recovery codes, which are returned. */
async function setUp(page: Page, check = async (_step: string) => {}): Promise<string[]> {
  await section(page).getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two-step login' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password);
  await check('password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const key = await dialog.getByRole('textbox', { name: 'Key, for typing it in' }).inputValue();
  const secret = key.replaceAll(' ', '');
  const code = dialog.getByRole('textbox', { name: /^Code/ });
  await expect(code).toBeFocused();
  await code.fill(generateTotpCode(secret, 9));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is not right, or it was used already')).toBeVisible();
  await check('code');
  await code.fill(generateTotpCode(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = section(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

test('two-step login: set up, asked for at the login, removed for a lost phone', async ({
  page,
  adminApi,
  adminPage,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const person = await newPerson(adminApi, 'employee');
  await logInByDialog(page, person);
  await page.getByRole('link', { name: 'My account' }).click();
  const [first = ''] = await setUp(page, async (step) => {
    await expectAccessible(page, `setting up: ${step}`);
  });
  await expectAccessible(page, 'recovery codes');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'recovery codes');
  const saved = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
  await section(page).getByRole('button', { name: 'I have kept the codes' }).click();
  await expect(section(page).getByText('10 recovery codes left')).toBeVisible();
  // Wide enough for the toast to lie beside what is clicked next.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Save language' }).click();
  await expect(page.getByText('Noch 10 Wiederherstellungscodes')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'two-step login in German');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Sprache speichern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/?login=true');
  await sendLogin(page, person.username, password);
  const dialog = page.getByRole('dialog', { name: 'Login' });
  const code = dialog.getByRole('textbox', { name: /^Code/ });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page, 'second step of the login', '[role="dialog"]');
  await expectNoSidewaysScroll(page, 'second step of the login');
  await code.fill('123');
  await code.press('Enter');
  await expect(dialog.getByText('This code is not right, or it was used already')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(first);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/employee');

  await adminPage.goto(`/admin/users?edit=${person.id}`);
  await adminPage.getByRole('button', { name: 'Remove', exact: true }).click();
  await adminPage.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expectToast(adminPage, 'Two-step login removed');
  await page.goto('/employee');
  await sendLogin(page, person.username, password);
  await expect(page).toHaveURL('/employee');
});

test('two-step login that is compulsory leads administrators to set it up', async ({
  page,
  adminApi,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(failedRequest);
  const late = await newPerson(adminApi, 'admin');
  const owner = await newPerson(adminApi, 'admin');
  await setUpTwoStepLogin(owner.client, password);
  const { setSwitch } = owner.client.trpc.admin.settings;
  await logInByDialog(page, late);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: /^Two-step login is compulsory/ })).toBeDisabled();
  await setSwitch.mutate({ key: 'require_second_factor', value: 'true' });
  try {
    // Whatever the screen asks for next leads there, with or without a click.
    await expect(async () => {
      const users = page.getByRole('navigation').getByRole('link', { name: 'Users', exact: true });
      if (await users.isVisible()) await users.click({ timeout: 1000 });
      await expect(page).toHaveURL('/account', { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByText('Set up two-step login to go on')).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
    await page.goto('/admin/users');
    await expect(page).toHaveURL('/account');
    await expectAccessible(page, 'account that has to be completed');
    await setUp(page);
    await section(page).getByRole('button', { name: 'I have kept the codes' }).click();
    await expect(page).toHaveURL('/admin');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('switch', { name: /^Two-step login is compulsory/ })).toBeChecked();
  } finally {
    await setSwitch.mutate({ key: 'require_second_factor', value: 'false' });
  }
});
