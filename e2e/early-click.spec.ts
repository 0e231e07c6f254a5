import { m } from '../src/shared/i18n/paraglide/messages.js';
import { holdScripts } from './support/held-scripts.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const english = { locale: 'en' } as const;

test('a click before the scripts have come is done once: on the login, a switch, and a plan', async ({
  page,
}) => {
  for (const clicks of [1, 3]) {
    await test.step(`${clicks} clicks open the login once`, async () => {
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const login = page.getByRole('button', { name: 'Login', exact: true });
      await login.click({ clickCount: clicks });
      release();
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
  await test.step('a click on a switch turns it once', async () => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    release();
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('a plan that was chosen is taken', async () => {
    const release = await holdScripts(page);
    await page.goto('/register?plan=starter', { waitUntil: 'commit' });
    const enterprise = page.getByRole('radio', { name: /^Enterprise/ });
    await enterprise.check();
    release();
    await expect(page).toHaveURL('/register?plan=enterprise');
    await expect(enterprise).toBeChecked();
  });
});

test('a click on a section whose code is still on its way is done once when it has come', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  const release = await holdScripts(page);
  const carousel = page.locator('[aria-roledescription="carousel"]');
  const places = carousel.getByRole('group').getByRole('button');
  await carousel.getByRole('button', { name: m.home_team_next({}, english), exact: true }).click();
  await expect(places.first()).toHaveAttribute('aria-current', 'true');
  release();
  await expect(places.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('a click that React answers while it hydrates the page is not repeated', async ({ page }) => {
  await page.addInitScript(() => {
    const pressed: string[] = [];
    Object.assign(window, { pressed });
    addEventListener('click', ({ target }) => {
      if (target instanceof Element) pressed.push(target.textContent);
    });
    // Pressed as soon as React listens, and before it has made sense of the page.
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, act: EventListener, captures?: boolean) => {
      listen(type, act, captures);
      if (type !== 'click' || !captures) return;
      document.addEventListener = listen;
      const accept = document.querySelector<HTMLElement>('main button[type="button"]');
      queueMicrotask(() => accept?.click());
    };
  });
  await page.goto('/cookie-preferences');
  await page.locator('html[data-hydrated]').waitFor();
  await expectToast(page, m.consent_accepted({}, english));
  expect(await page.evaluate(() => Reflect.get(window, 'pressed'))).toEqual([
    m.consent_accept_all_cookies({}, english),
  ]);
});
