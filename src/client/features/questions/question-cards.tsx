import type { ListedQuestion } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ActiveBadge } from './active-badge.tsx';
import { rightShare } from './few-answers.ts';
import { difficultyLabels, typeLabels } from './labels.ts';
import { QuestionActions } from './question-actions.tsx';
import type { QuestionListProps } from './questions-table.tsx';
import { useShare } from './share-text.tsx';

/** The rows for a narrow screen. */
export function QuestionCards({ table, selected, onSelect, onEdit, onPreview }: QuestionListProps) {
  const { rows } = table.getRowModel();
  const format = useShare();
  const shareOf = (question: ListedQuestion) => {
    const share = rightShare(question);
    return share === undefined ? '' : m.admin_question_right_share({ share: format(share) });
  };
  return (
    <ul aria-label={m.admin_questions_title()} className="m-0 grid list-none p-0">
      {rows.map(({ id, original }, index) => (
        <li
          key={id}
          data-selected={id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <p lang="en" className="text-base wrap-anywhere whitespace-pre-line">
            {original.questionText}
          </p>
          <p className="figures text-muted">
            {[
              typeLabels[original.type](),
              original.category,
              difficultyLabels[original.difficulty](),
              m.admin_points({ count: original.points }),
              shareOf(original),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <ActiveBadge isActive={original.isActive} />
            <QuestionActions
              question={original}
              neighbour={(rows[index + 1] ?? rows[index - 1])?.id}
              onEdit={onEdit}
              onPreview={onPreview}
              onFocus={onSelect}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
