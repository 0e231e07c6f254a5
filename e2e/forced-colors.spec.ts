import type { Locator, Page } from '@playwright/test';
import { daysOf, openContact } from './support/contact.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** What is painted of an element and of what lies in it, its text and place aside. */
const painted = (element: Locator) =>
  element.evaluate((root) => {
    const parts = [root, ...root.querySelectorAll('*')];
    return parts.flatMap((part) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        return [
          style.backgroundColor,
          style.borderTopColor,
          style.outlineColor,
          style.outlineStyle,
          style.color,
          style.stroke,
          style.width,
        ].join(' ');
      }),
    );
  });

/** The colours of a contrast theme, as this browser has them. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((keyword) => {
    const probe = document.createElement('span');
    probe.style.color = keyword;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

const ground = (element: Locator) =>
  element.evaluate((each) => getComputedStyle(each).backgroundColor);

/** Fails where choosing changes nothing that is seen. */
async function expectSeen(element: Locator, choose: () => Promise<void>): Promise<void> {
  const before = await painted(element);
  await choose();
  await expect.poll(() => painted(element)).not.toEqual(before);
}

test('with colours of a contrast theme it is seen what is chosen: boxes, answers, switches, times, and filters of the portal', async ({
  page,
  wizard,
  applicant,
  adminPage,
}) => {
  await test.step('a ticked box is not an empty one', async () => {
    await wizard.start();
    const box = page.getByRole('checkbox');
    await expectSeen(box, () => box.check());
    await expect.poll(() => ground(box)).toBe(await systemColour(page, 'Highlight'));
  });
  await test.step('a chosen answer, and how far the quiz is', async () => {
    await wizard.startAt(2, applicant);
    const radio = wizard.questions.first().getByRole('radio').first();
    await expectSeen(radio, () => radio.click());
    await expect
      .poll(() => ground(radio.locator('span')))
      .toBe(await systemColour(page, 'Highlight'));
    const bar = page.getByRole('progressbar').first();
    await expect
      .poll(() => ground(bar.locator('> *').first()))
      .toBe(await systemColour(page, 'Highlight'));
    const steps = page.getByRole('list', { name: 'Steps' });
    const current = steps.locator('[aria-current="step"] > span').first();
    const next = steps.getByRole('listitem').nth(2).locator('> span').first();
    expect(await ground(current)).not.toBe(await ground(next));
  });
  await test.step('a switch that is on', async () => {
    await open(page, '/cookie-preferences');
    const marketing = page.getByRole('switch', { name: 'Marketing' });
    await expectSeen(marketing, () => marketing.click());
    await expect.poll(() => ground(marketing)).toBe(await systemColour(page, 'Highlight'));
  });
  await test.step('the day band shows its arcs and the present moment', async () => {
    await open(page, '/');
    const band = page.locator('section[aria-labelledby="sun-title"]');
    const highlight = await systemColour(page, 'Highlight');
    await expect.poll(() => ground(band.locator('.bg-sun').first())).toBe(highlight);
    const stroke = await band
      .locator('path[stroke-dasharray]')
      .first()
      .evaluate((path) => getComputedStyle(path).stroke);
    expect(stroke).toBe(highlight);
  });
  await test.step('the day and the half hour that are chosen', async () => {
    await openContact(page);
    const highlight = await systemColour(page, 'Highlight');
    const day = page.locator('label', { has: page.locator('input[name="meeting-day"]') }).nth(1);
    await expectSeen(day, () => daysOf(page).nth(1).check());
    await expect.poll(() => ground(day)).toBe(highlight);
    const time = page.locator('label', { has: page.locator('input[name="meeting-time"]') }).first();
    await expectSeen(time, () => time.locator('input').check());
    await expect.poll(() => ground(time)).toBe(highlight);
  });
  await test.step('in the portal: rows, filters, switches, entries of a menu', async () => {
    await adminPage.emulateMedia({ forcedColors: 'active' });
    await adminPage.goto('/admin');
    const highlight = await systemColour(adminPage, 'Highlight');
    const careers = adminPage.getByRole('switch').first();
    await expectSeen(careers, () => careers.click());
    await careers.click();
    await adminPage.goto('/admin/questions');
    const filter = adminPage.getByRole('button', { name: /^English/ }).first();
    await expectSeen(filter, () => filter.click());
    await expect.poll(() => ground(filter)).toBe(highlight);
  });
});
