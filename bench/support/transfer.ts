import type { Page } from '@playwright/test';
import { settle } from './page-load.ts';

export type Transfer = { kind: string; file: string; size: number; contentType: string };

/** Opens the address in the page and returns what went over the wire, headers and compression included, in bytes. */
export async function recordTransfers(page: Page, address: string): Promise<Transfer[]> {
  const devtools = await page.context().newCDPSession(page);
  const answered = new Map<string, Omit<Transfer, 'size'>>();
  const transfers: Transfer[] = [];
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { pathname } = new URL(response.url);
    // Data inside the page has come with the page.
    if (response.url.startsWith('data:')) return;
    answered.set(requestId, {
      kind: type.toLowerCase(),
      file: pathname,
      contentType: response.mimeType,
    });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answered.get(requestId);
    if (answer) transfers.push({ ...answer, size: encodedDataLength });
  });
  await devtools.send('Network.enable');
  await page.goto(address);
  await settle(page);
  return transfers;
}

/** The sums by kind, the heaviest first. */
export function byKind(transfers: readonly Transfer[]): { kind: string; size: number }[] {
  const sums = new Map<string, number>();
  for (const { kind, size } of transfers) sums.set(kind, (sums.get(kind) ?? 0) + size);
  return [...sums].map(([kind, size]) => ({ kind, size })).toSorted((a, b) => b.size - a.size);
}
