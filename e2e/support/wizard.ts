import { expect, type Locator, type Page } from '@playwright/test';
import { draftKey } from '../../src/client/features/careers/wizard-progress.ts';
import type { Locale } from '../../src/shared/contracts/fields.ts';
import type { Question } from '../../src/shared/contracts/question.ts';
import { typingSample } from '../../src/shared/domain/scoring.ts';
import { m } from '../../src/shared/i18n/paraglide/messages.js';
import type { Applicant } from './applicant.ts';
import type { FilePayload } from './files.ts';
import { open } from './open.ts';
import { type DraftStep, prepareDraft } from './prepared-draft.ts';

type Text = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

const stepNames = {
  1: m.careers_step_application,
  2: m.careers_step_general,
  3: m.careers_step_typing,
  4: m.careers_step_english,
  5: m.careers_step_results,
} satisfies Record<number, Text>;

/** The careers page and its wizard, in one language. */
export class Wizard {
  readonly page: Page;
  readonly locale: Locale;
  readonly #serverUrl: string;

  constructor(page: Page, locale: Locale, serverUrl: string) {
    this.page = page;
    this.locale = locale;
    this.#serverUrl = serverUrl;
  }

  get path(): string {
    return this.locale === 'de' ? '/de/careers' : '/careers';
  }

  text(message: Text): string {
    return message({}, { locale: this.locale });
  }

  button(message: Text): Locator {
    return this.page.getByRole('button', { name: this.text(message), exact: true });
  }

  field(message: Text): Locator {
    return this.page.getByLabel(this.text(message));
  }

  get resume(): Locator {
    return this.page.locator('input[name="resume"]');
  }

  get typingArea(): Locator {
    return this.page.getByRole('textbox', { name: this.text(m.careers_typing_field) });
  }

  get next(): Locator {
    return this.button(m.ui_next);
  }

  get submit(): Locator {
    return this.button(m.careers_submit);
  }

  /** Opens the landing page and starts. */
  async start(): Promise<void> {
    await open(this.page, this.path);
    await this.button(m.careers_start).click();
    await this.expectStep(1);
  }

  /** Opens the wizard in a step, with everything before it done on the server and in the draft. */
  async startAt(step: DraftStep, applicant: Applicant): Promise<void> {
    const draft = await prepareDraft(this.#serverUrl, step, applicant, this.locale);
    await this.openWithDraft(JSON.stringify(draft));
    await this.expectStep(step);
  }

  /** Opens the wizard as a browser that has this in its storage. */
  async openWithDraft(stored: string): Promise<void> {
    // Any page of the site that is not the wizard, whose storage can be filled.
    await this.page.goto('/favicon.svg');
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      draftKey,
      stored,
    ] as const);
    await this.page.goto(`${this.path}#apply`);
  }

  storedDraft(): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), draftKey);
  }

  async expectStep(step: keyof typeof stepNames): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.text(stepNames[step]) }),
    ).toBeVisible();
    await expect(this.page.locator('[aria-current="step"]')).toContainText(
      this.text(stepNames[step]),
    );
  }

  async fillFields(applicant: Applicant): Promise<void> {
    await this.field(m.careers_field_name).fill(applicant.applicantName);
    await this.field(m.careers_field_email).fill(applicant.email);
    await this.field(m.careers_field_phone).fill(applicant.phone);
    await this.field(m.careers_field_position).click();
    await this.page
      .getByRole('option', { name: this.text(m.careers_position_customer_service) })
      .click();
    await this.field(m.careers_field_cover_letter).fill(applicant.coverLetter);
    await this.page.getByRole('checkbox').check();
  }

  /** Chooses a file and waits until the server has it. */
  async attach(file: FilePayload): Promise<void> {
    await this.resume.setInputFiles(file);
    await expect(this.removeResume(file.name)).toBeVisible();
  }

  removeResume(name: string): Locator {
    return this.page.getByRole('button', {
      name: m.careers_resume_remove({ name }, { locale: this.locale }),
    });
  }

  get questions(): Locator {
    return this.page.getByRole('radiogroup');
  }

  /** Answers the questions from `from` up to `to` with their first option. */
  async answerFirst(from: number, to: number): Promise<void> {
    for (let index = from; index < to; index += 1) {
      await this.questions.nth(index).getByRole('radio').first().click();
    }
  }

  async answerAll(): Promise<void> {
    await expect(this.questions.first()).toBeVisible();
    await this.answerFirst(0, await this.questions.count());
  }

  /** Answers every question as the bank says it is right. */
  async answerRight(bank: readonly Question[], language: Locale): Promise<void> {
    await expect(this.questions.first()).toBeVisible();
    for (const question of await this.questions.all()) {
      const options = await question.locator('label').allInnerTexts();
      const right = rightAnswer(bank, options, language);
      await question.getByRole('radio', { name: right, exact: true }).click();
    }
  }

  /** Types the first part of the sample. */
  async type(characters = 40): Promise<void> {
    await this.typingArea.pressSequentially(typingSample.slice(0, characters));
  }

  /** Types a little and ends the test with the button. */
  async typeAndComplete(): Promise<void> {
    await this.type();
    await this.button(m.careers_typing_complete).click();
    await expect(this.page.getByText(this.text(m.careers_typing_done))).toBeVisible();
  }
}

/** A question is found by its options: several ask the same, such as which sentence is correct. */
function rightAnswer(bank: readonly Question[], shown: string[], language: Locale): string {
  const key = (options: readonly string[]) => options.toSorted().join('\n');
  for (const { german, options, correctAnswer } of bank) {
    const wording = (language === 'de' && german?.options) || options;
    if (key(wording) !== key(shown)) continue;
    const right = wording[options.indexOf(correctAnswer)];
    if (right !== undefined) return right;
  }
  throw new Error(`no question has the options ${shown.join(' / ')}`);
}
