import type { Draft, QuizDraft } from '../draft.ts';
import type { Step } from '../step.ts';

const isBehind = ({ result, skip }: QuizDraft) => result !== null || skip !== 'none';

/** The last step the draft may stand at. What step 1 lacks is told when the application is sent. */
export function reachableStep({ generalQuiz, typing, englishTest, resume }: Draft): Step {
  if (!resume) return 1;
  if (!isBehind(generalQuiz)) return 2;
  if (!typing?.result) return 3;
  return isBehind(englishTest) ? 5 : 4;
}
