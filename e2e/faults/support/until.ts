import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from './built-installation.ts';

/** Looks again and again until it is so. Throws with `what` when that takes too long; answers the seconds it took. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { everyMs = 20, withinMs = patienceMs }: { everyMs?: number; withinMs?: number } = {},
): Promise<number> {
  const startedAt = performance.now();
  const passed = () => performance.now() - startedAt;
  while (!(await isSo())) {
    if (passed() > withinMs) throw new Error(`waited ${withinMs / 1000} s in vain until ${what}`);
    await pause(everyMs);
  }
  return passed() / 1000;
}

/** Whether an address answers with this status; without an answer it does not. */
export async function answersWith(url: string, status: number): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    await response.body?.cancel();
    return response.status === status;
  } catch {
    return false;
  }
}
