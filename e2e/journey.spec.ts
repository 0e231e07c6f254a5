import { readFile } from 'node:fs/promises';
import { scoreLabel } from '../src/shared/domain/scoring.ts';
import { m } from '../src/shared/i18n/paraglide/messages.js';
import { englishTexts } from './support/english-text.ts';
import { pdf, wordDocument } from './support/files.ts';
import { logInByDialog } from './support/login.ts';
import { open } from './support/open.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const labels = {
  excellent: m.careers_label_excellent,
  good: m.careers_label_good,
  'needs-improvement': m.careers_label_needs_improvement,
};

for (const language of ['en', 'de'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`from the landing page to the decision${language === 'en' ? ' @journey' : ''}`, async ({
      page,
      wizard,
      applicant,
      newContext,
      adminApi,
    }) => {
      const expectOneLanguage = async () => {
        if (language === 'de') expect(await englishTexts(page)).toEqual([]);
      };
      const resume = language === 'en' ? await pdf('Maria Santos.pdf') : await wordDocument();
      const bank = await adminApi.questions();
      await page.clock.install();

      await open(page, wizard.path);
      await expectOneLanguage();
      await wizard.button(m.careers_start).click();

      await wizard.expectStep(1);
      await expectOneLanguage();
      await wizard.fillFields(applicant);
      await wizard.attach(resume);
      await expectOneLanguage();
      await wizard.next.click();

      await wizard.expectStep(2);
      await wizard.answerRight(
        bank.filter(({ type }) => type === 'general'),
        language,
      );
      await expectOneLanguage();
      await wizard.next.click();

      await wizard.expectStep(3);
      await wizard.type();
      await expectOneLanguage();
      await page.clock.fastForward(60_000);
      await expect(wizard.typingArea).toBeDisabled();
      await expect(page.getByText(wizard.text(m.careers_typing_done))).toBeVisible();
      await expectOneLanguage();
      await wizard.next.click();

      await wizard.expectStep(4);
      await wizard.answerRight(
        bank.filter(({ type }) => type === 'english'),
        'en',
      );
      await expectOneLanguage();
      await wizard.next.click();

      await wizard.expectStep(5);
      await expect(page.getByText('10 / 10')).toHaveCount(2);
      const shown = await page
        .getByText(/^\d+\s?%$/)
        .first()
        .textContent();
      const percent = Number.parseInt(shown ?? '', 10);
      expect(percent).toBeGreaterThanOrEqual(70);
      await expect(page.getByText(wizard.text(labels[scoreLabel(percent)]))).toBeVisible();
      await expectOneLanguage();
      await wizard.button(m.careers_submit).click();

      await expect(
        page.getByRole('heading', { name: wizard.text(m.careers_success_title) }),
      ).toBeVisible();
      expect(await wizard.storedDraft()).toBeNull();
      await expectOneLanguage();
      await wizard.button(m.careers_return_home).click();
      await expect(page.getByText(wizard.text(m.careers_confirmation_text))).toBeVisible();
      await expectOneLanguage();

      const portal = await (await newContext()).newPage();
      await logInByDialog(portal, people.administrator);
      await expect(portal).toHaveURL('/admin');
      await portal.getByRole('link', { name: 'Applications', exact: true }).click();
      await portal.getByRole('searchbox').fill(applicant.email);
      const row = portal.getByRole('row').filter({ hasText: applicant.applicantName });
      await expect(row).toContainText('Pending');
      await expect(row).toContainText(`${percent}%`);
      await expect(portal.getByRole('row')).toHaveCount(2);
      await row.getByRole('button', { name: `Review ${applicant.applicantName}` }).click();

      const dialog = portal.getByRole('dialog', { name: applicant.applicantName });
      await expect(dialog).toContainText(applicant.email);
      await expect(dialog).toContainText(applicant.phone);
      await expect(dialog).toContainText('Customer Service Representative');
      await expect(dialog).toContainText(applicant.coverLetter);
      await expect(dialog.getByText('10/10')).toHaveCount(2);
      await dialog.getByText('General quiz', { exact: true }).last().click();
      await expect(dialog.getByText('10 of 10 right')).toHaveCount(2);
      await expect(dialog.getByText('Right', { exact: true }).first()).toBeVisible();
      await dialog.getByText('Typing test', { exact: true }).last().click();
      await expect(dialog.getByText(/^The quick brown fox/).first()).toBeVisible();

      const [download] = await Promise.all([
        portal.waitForEvent('download'),
        dialog.getByRole('link', { name: resume.name }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(resume.name);
      expect(await readFile(await download.path())).toEqual(resume.buffer);

      await dialog.getByLabel('Review notes').fill('Good answers, invite her.');
      await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
      await expectToast(portal, 'Application status updated successfully');
      await expect(dialog).toBeHidden();
      await expect(row).toContainText('Accepted');

      await row.getByRole('button', { name: /^Review/ }).click();
      const history = dialog.getByRole('region', { name: 'Notes and decisions' });
      await expect(history).toContainText('Pending to Accepted');
      await expect(history).toContainText('Ada Reyes');
      await expect(history).toContainText('Good answers, invite her.');

      const answer = await portal.request.get('/api/applications');
      const listed: { email: string; status: string }[] = await answer.json();
      expect(listed.filter(({ email }) => email === applicant.email)).toMatchObject([
        { status: 'accepted' },
      ]);
    });
  });
}
