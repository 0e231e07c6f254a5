import type { Submission } from '../../../shared/contracts/submission.ts';

/** Nobody fills in a form faster, in milliseconds. */
const fastestPersonMs = 1500;

/** Whether a form seems to have been sent by a program: the field no person sees is filled, or it came too fast. */
export function looksAutomated({ trap, elapsedMs }: Submission): boolean {
  return Boolean(trap) || (elapsedMs !== undefined && elapsedMs < fastestPersonMs);
}
