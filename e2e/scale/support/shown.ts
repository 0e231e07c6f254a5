import { unlessInterrupted } from '../../faults/support/unless-interrupted.ts';
import type { Claim } from './claim.ts';

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
