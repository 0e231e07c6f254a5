import { setTimeout } from 'node:timers/promises';
import { AppError } from '../services/errors.ts';

/** Past the limit each try waits this long, in milliseconds. */
const slowedByMs = 2000;

/**
 * From one place a secret can be tried a few times. Tries from everywhere together are not refused, because that would
 * lock its owner out from afar: they get slow.
 */
export async function slowDownGuessing(count: () => Promise<void>): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate-limited') throw error;
    await setTimeout(slowedByMs);
  }
}
