import type { Claim } from './claim.ts';

/** Waits for `work`, but no longer than until the run is called off. */
export async function unlessInterrupted<T>(
  interrupted: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  interrupted.throwIfAborted();
  const never = Promise.withResolvers<never>();
  const giveUp = () => never.reject(interrupted.reason);
  interrupted.addEventListener('abort', giveUp);
  try {
    return await Promise.race([work(), never.promise]);
  } finally {
    interrupted.removeEventListener('abort', giveUp);
  }
}

/** What `show` shows. One that breaks off does not hold, and keeps none of the others from being tried. */
export async function shown(
  name: string,
  interrupted: AbortSignal,
  show: () => Promise<Claim[]>,
): Promise<Claim[]> {
  try {
    return await unlessInterrupted(interrupted, show);
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.stack : String(error)}\n`);
    const [reason] = String(error).split('\n');
    return [{ what: name, figure: `could not be shown: ${reason}`, holds: false }];
  }
}
