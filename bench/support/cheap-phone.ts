import type { CDPSession } from '@playwright/test';

/** A cheap phone on a thin line, as Lighthouse sets one: the factor by which its processor is slower than this one. */
const slowdown = 4;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Gives a page the processor of a cheap phone. */
export async function slowProcessor(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Gives a page the thin line of a cheap phone. */
export async function slowLine(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
}
