import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { m } from '../../src/shared/i18n/paraglide/messages.js';

/** Requests to one procedure, alone or in a batch with others. */
export const requestsTo = (procedure: string) => new RegExp(`/api/trpc/[^?]*\\b${procedure}\\b`);

export const uploads = /\/api\/uploadthing/;

const abortRequest = (route: Route) => route.abort('connectionreset');

/** Cuts the line for every request of that kind; gives a function that mends it. */
export async function blockRequests(page: Page, requests: RegExp): Promise<() => Promise<void>> {
  await page.route(requests, abortRequest);
  return () => page.unroute(requests, abortRequest);
}

/** Opens a list whose query fails: the screen says so, and shows the list once it is asked for again and answered. */
export async function expectRetry(
  page: Page,
  { address, query, list }: { address: string; query: string; list: Locator },
): Promise<void> {
  const mend = await blockRequests(page, requestsTo(query));
  await page.goto(address);
  await expect(page.getByText(m.ui_error_title({}, { locale: 'en' }))).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list).toBeVisible();
}

/** Lets the next request of that kind reach the server and loses the answer on the way back. */
export async function dropNextResponse(page: Page, requests: RegExp): Promise<void> {
  await page.route(
    requests,
    async (route) => {
      await route.fetch();
      await abortRequest(route);
    },
    { times: 1 },
  );
}

/** Keeps every request of that kind waiting, or the next ones; gives a function that lets them go. */
export async function holdRequests(
  page: Page,
  requests: RegExp,
  options: { times?: number } = {},
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await promise;
    await route.continue();
  };
  await page.route(requests, hold, options);
  return resolve;
}
