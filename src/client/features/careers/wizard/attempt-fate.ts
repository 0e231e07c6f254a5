import type { AttemptState } from '../../../../shared/contracts/attempt.ts';
import type { ShownError } from '../../../lib/read-error.ts';
import { type SentApplication, sentApplication } from './sent-application.ts';

/** What a failed call means for the wizard as a whole; `open` when it concerns the caller alone. */
export type AttemptFate =
  | { kind: 'open' | 'closed' | 'lost' }
  | { kind: 'marked'; answers: NonNullable<AttemptState['closed']> }
  | { kind: 'submitted'; sent: SentApplication };

/** Reads the failure; `state` asks the server what became of the attempt, null without one. */
export async function attemptFate(
  code: ShownError['code'],
  state: (() => Promise<AttemptState>) | null,
): Promise<AttemptFate> {
  if (code === 'applications-disabled') return { kind: 'closed' };
  if (!state) return { kind: 'open' };
  if (code === 'not-found') return { kind: 'lost' };
  if (code === 'attempt-closed') {
    const { closed } = await state();
    return closed ? { kind: 'marked', answers: closed } : { kind: 'open' };
  }
  if (code !== 'attempt-used') return { kind: 'open' };
  const sent = sentApplication(await state());
  // Used, but by nothing that is still there: an application that was erased.
  return sent ? { kind: 'submitted', sent } : { kind: 'lost' };
}
