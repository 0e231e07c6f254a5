import type { ListedQuestion } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { fewAnswers, rightShare } from './few-answers.ts';
import { useShare } from './share-text.tsx';

/** How applicants answered a question so far. */
export function QuestionStats({ question }: { question: ListedQuestion }) {
  const { answered } = question;
  const format = useShare();
  const share = rightShare(question);
  if (share === undefined) {
    return <p className="text-sm text-muted">{m.admin_question_stats_none()}</p>;
  }
  return (
    <p className="figures text-sm text-muted">
      <span className="font-medium text-ink">
        {m.admin_question_stats({ count: answered })},{' '}
        {m.admin_question_stats_share({ share: format(share) })}
      </span>{' '}
      {answered < fewAnswers && m.admin_question_stats_few()}
    </p>
  );
}
