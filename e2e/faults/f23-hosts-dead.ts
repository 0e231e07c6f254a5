import { expect } from '@playwright/test';
import { open } from '../support/open.ts';
import type { FaultCase } from './support/fault-case.ts';
import { openSilentHost } from './support/silent-host.ts';
import { openVisitor } from './support/visitor.ts';

/** A page that answers to clicks so late is no page; in seconds, for a busy machine. */
const longestWait = 15;

export const f23: FaultCase = {
  id: 'F23',
  title: 'The hosts of rates and bookings are dead',
  run: async (bench) => {
    const [rates, booking] = [await openSilentHost(), await openSilentHost()];
    bench.defer(rates.stop);
    bench.defer(booking.stop);
    const installation = await bench.install({});
    const server = await installation.start({
      EXCHANGE_RATE_URL: `http://${rates.host}/rates`,
      BOOKING_EMBED_URL: `https://${booking.host}/book`,
    });
    const page = await openVisitor(bench, server.url);
    const startedAt = performance.now();
    await open(page, '/');
    const seconds = (performance.now() - startedAt) / 1000;

    await page.locator('#contact').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Load booking calendar', exact: true }).click();
    await expect(page.locator('iframe[title="Booking calendar"]')).toBeAttached();
    await expect.poll(booking.asked, { timeout: 60_000 }).toBeGreaterThan(0);
    await page.locator('#contact-name').fill('Erika Muster');
    await page.locator('#contact-email').fill('erika@people.example');
    await page.locator('#contact-message').fill('Is anybody there?');
    await page.locator('#contact').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send message', exact: true }).click();
    await expect(page.getByText('Thank you, Erika Muster')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await page.context().browser()?.close();
    await installation.stop(server);
    return [
      {
        what: 'the hosts of exchange rates and of the booking calendar take connections and never answer',
        counts: null,
        seen: `the home page answered to clicks after ${seconds.toFixed(1)} s; with the dead calendar in it a message was sent and the login opened; ${rates.asked()} and ${booking.asked()} connections in vain`,
        failures: [
          ...(seconds <= longestWait ? [] : [`the page took ${seconds.toFixed(1)} s`]),
          ...(rates.asked() > 0 ? [] : ['nobody asked for rates']),
        ],
      },
    ];
  },
};
