import { expect, type Page } from '@playwright/test';
import { m } from '../../src/shared/i18n/paraglide/messages.js';
import type { AdminApi } from './admin-api.ts';
import type { Applicant } from './applicant.ts';
import { open } from './open.ts';
import type { Wizard } from './wizard.ts';

type Visit = (name: string) => Promise<void>;

/** Goes through everything a visitor and an applicant sees, and calls `visit` on each screen. */
export async function visitPublicScreens(
  wizard: Wizard,
  applicant: Applicant,
  visit: Visit,
): Promise<void> {
  const { page } = wizard;
  const prefix = wizard.locale === 'de' ? '/de' : '';
  await open(page, prefix || '/');
  await visit('home');
  await open(page, `${prefix || '/'}?login=true`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('login');
  await open(page, `${prefix}/careers`);
  await visit('careers');
  await page.goto(`${prefix}/no-such-page`);
  await visit('not found');

  await wizard.start();
  await visit('step 1');
  await wizard.next.click();
  await expect(page.getByText(wizard.text(m.validation_name_min))).toBeVisible();
  await visit('step 1 with errors');
  await wizard.startAt(2, applicant);
  await wizard.answerFirst(0, 1);
  await visit('step 2');
  await wizard.startAt(3, applicant);
  await wizard.type(5);
  await visit('step 3, running');
  await page.getByRole('button', { name: wizard.text(m.careers_typing_complete) }).click();
  await expect(page.getByText(wizard.text(m.careers_typing_done))).toBeVisible();
  await visit('step 3, complete');
  await wizard.startAt(4, applicant);
  await expect(wizard.questions.first()).toBeVisible();
  await visit('step 4');
  await wizard.startAt(5, applicant);
  await expect(wizard.submit).toBeEnabled();
  await visit('step 5');
  await wizard.submit.click();
  await expect(page.getByText(wizard.text(m.careers_success_title))).toBeVisible();
  await visit('success');
  await wizard.button(m.careers_return_home).click();
  await visit('confirmation');
}

/** Goes through the administrator's screens, and calls `visit` on each. */
export async function visitAdminScreens(
  page: Page,
  adminApi: AdminApi,
  visit: Visit,
): Promise<void> {
  const { id, applicantName } = await adminApi.makeApplication();
  const ready = (path: string) => page.goto(path).then(() => page.getByRole('main').waitFor());
  await ready('/admin');
  await expect(page.getByRole('switch')).toBeVisible();
  await visit('dashboard');
  await ready('/admin/applications');
  await expect(page.getByText(applicantName).first()).toBeVisible();
  await visit('applications');
  await page.goto(`/admin/applications?review=${id}`);
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await visit('review');
  await ready('/admin/questions');
  await expect(page.getByRole('button', { pressed: true })).toBeVisible();
  await visit('questions');
  await page.goto('/admin/questions?edit=new');
  await expect(page.getByRole('dialog').getByRole('switch')).toBeVisible();
  await visit('question');
}
