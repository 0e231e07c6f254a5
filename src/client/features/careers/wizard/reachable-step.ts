import type { Draft, QuizDraft } from '../draft.ts';
import type { Step } from '../step.ts';

const isBehind = ({ handedIn, skip }: QuizDraft) => handedIn || skip !== 'none';

/** The last step the draft may stand at. What step 1 lacks is told when the application is sent. */
export function reachableStep({ generalQuiz, typing, englishTest, resume, closed }: Draft): Step {
  if (!resume) return 1;
  if (closed) return 5;
  if (!isBehind(generalQuiz)) return 2;
  if (!typing?.handedIn) return 3;
  return isBehind(englishTest) ? 5 : 4;
}
