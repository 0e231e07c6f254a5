import { type ListedQuestion, questionSortSchema } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SortFields } from '../../ui/sort-fields.tsx';
import { ActiveBadge } from './active-badge.tsx';
import { rightShare } from './few-answers.ts';
import { difficultyLabels, sortLabels, typeLabels } from './labels.ts';
import { QuestionActions } from './question-actions.tsx';
import { neighbourOf, type QuestionListProps } from './questions-table.tsx';
import { useShare } from './share-text.tsx';
import { useQuestionsSearch } from './use-questions-search.ts';

/** The rows for a narrow screen, with the sorting that the table has in its heads. */
export function QuestionCards({ rows, selected, onSelect, onEdit, onPreview }: QuestionListProps) {
  const { sort, order, sortBy } = useQuestionsSearch();
  const format = useShare();
  const shareOf = (question: ListedQuestion) => {
    const share = rightShare(question);
    return share === undefined ? '' : m.admin_question_right_share({ share: format(share) });
  };
  return (
    <div className="grid gap-3">
      <SortFields
        sorts={questionSortSchema.options}
        labels={sortLabels}
        sort={sort}
        order={order}
        onSort={sortBy}
      />
      <ul aria-label={m.admin_questions_title()} className="m-0 grid list-none p-0">
        {rows.map((question) => (
          <li
            key={question.id}
            data-selected={question.id === selected || undefined}
            className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
          >
            <p lang="en" className="text-base wrap-anywhere whitespace-pre-line">
              {question.questionText}
            </p>
            <p className="figures text-muted">
              {[
                typeLabels[question.type](),
                question.category,
                difficultyLabels[question.difficulty](),
                m.admin_points({ count: question.points }),
                shareOf(question),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <ActiveBadge isActive={question.isActive} />
              <QuestionActions
                question={question}
                neighbour={neighbourOf(rows, question.id)}
                onEdit={onEdit}
                onPreview={onPreview}
                onFocus={onSelect}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
