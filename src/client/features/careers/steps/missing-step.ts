import type { AttemptResults } from '../../../../shared/contracts/attempt.ts';
import type { Step } from '../step.ts';

/** The first test that was neither done nor skipped; null when the application can be sent. */
export function missingStep(results: AttemptResults): Step | null {
  if (!results.general && !results.skipped.includes('general')) return 2;
  if (!results.typing) return 3;
  if (!results.english && !results.skipped.includes('english')) return 4;
  return null;
}
