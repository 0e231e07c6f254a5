import type { ChangeRequestStatus } from '../contracts/change-request.ts';

/** How a request may go on: an answer can follow on being agreed to, and nothing follows on an end. */
export const nextStatuses = {
  open: ['approved', 'declined', 'done'],
  approved: ['done', 'declined'],
  declined: [],
  done: [],
} as const satisfies Record<ChangeRequestStatus, readonly ChangeRequestStatus[]>;

/** Whether a request in one status can be given the other. */
export function canBecome(from: ChangeRequestStatus, to: ChangeRequestStatus): boolean {
  return nextStatuses[from].some((status) => status === to);
}
