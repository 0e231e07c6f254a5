import type { Page } from '@playwright/test';
import { open } from './open.ts';

/** Fills in the login dialog that is open, and sends it. */
export async function sendLogin(page: Page, username: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByRole('textbox', { name: 'Username or email' }).fill(username);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Logs in the way a person does: from the header of the home page. */
export async function logInByDialog(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await open(page, '/');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await sendLogin(page, username, password);
}
