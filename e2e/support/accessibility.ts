import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Theme = 'light' | 'dark';

const showTheme = (page: Page, theme: Theme) =>
  page.evaluate((isDark) => {
    document.documentElement.classList.toggle('dark', isDark);
  }, theme === 'dark');

/**
 * Waits until nothing has moved for five frames, so that colours are measured as they stay: a colour that is inherited
 * begins to change in a child when it has changed in its parent.
 */
const waitForAnimations = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quietFrames = 0;
        const look = () => {
          const isMoving = document
            .getAnimations()
            .some(({ pending, playState }) => pending || playState === 'running');
          quietFrames = isMoving ? 0 : quietFrames + 1;
          if (quietFrames < 5) requestAnimationFrame(look);
          else resolve();
        };
        requestAnimationFrame(look);
      }),
  );

type Violation = { id: string; where: string[] };

/**
 * What is wrong with the page as it is now, frames included.
 * @param within the part to look at, where the rest lies in the shade of it
 * @param rules names of rules or of tags of rules, those of WCAG 2.2 AA if not given; `all` also for good practices
 */
export async function findViolations(
  page: Page,
  { within, rules = wcag22aa }: { within?: string | undefined; rules?: string[] | 'all' } = {},
): Promise<Violation[]> {
  const options: RunOptions = {
    ...(rules !== 'all' && { runOnly: rules }),
    // Everything else is described at length, and that takes longer than the look.
    resultTypes: ['violations'],
  };
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async ({ within, options }) => {
      const { violations } = await window.axe.run(within ?? document, options);
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
    },
    { within, options },
  );
}

async function expectNoViolations(
  page: Page,
  what: string,
  themes: readonly Theme[],
  within?: string,
): Promise<void> {
  // Colours would be measured in the middle of a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of themes) {
    await showTheme(page, theme);
    await waitForAnimations(page);
    // Nothing but the colours is different in the dark.
    const look = () =>
      findViolations(page, { within, ...(theme === 'dark' && { rules: ['color-contrast'] }) });
    let found = await look();
    // Looked at again where something is wrong: what counts is how it stays.
    for (let again = 0; found.length > 0 && again < 3; again += 1) {
      await waitForAnimations(page);
      found = await look();
    }
    expect.soft(found, `${what}, ${theme}`).toEqual([]);
  }
}

/**
 * Nothing on the page breaks WCAG 2.2 AA, as far as a machine can tell, in either theme.
 * @param within the part to look at, where the rest lies in the shade of it
 */
export const expectAccessible = (page: Page, what: string, within?: string): Promise<void> =>
  expectNoViolations(page, what, ['dark', 'light'], within);

/**
 * The same in the light alone, for a German screen whose English one is looked at in both: it has the same colours,
 * which are all that is looked at in the dark.
 */
export const expectAccessibleInLight = (page: Page, what: string): Promise<void> =>
  expectNoViolations(page, what, ['light']);

/** No content is wider than the window, once what measures itself has followed a change of its width. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth);
    });
  await expect.configure({ soft: true }).poll(overhang, { message: what }).toBe(0);
}
