import type { ApplicationStatus } from '../../../shared/contracts/application.ts';

/** Applications of every status. */
export function sumOf(counts: Record<ApplicationStatus, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
