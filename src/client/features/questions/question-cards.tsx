import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ActiveBadge } from './active-badge.tsx';
import { difficultyLabels, typeLabels } from './labels.ts';
import { QuestionActions } from './question-actions.tsx';
import type { QuestionListProps } from './questions-table.tsx';

/** The rows for a narrow screen. */
export function QuestionCards({ table, selected, onSelect, onEdit }: QuestionListProps) {
  const { rows } = table.getRowModel();
  return (
    <ul aria-label={m.admin_questions_title()} className="m-0 grid list-none p-0">
      {rows.map(({ id, original }, index) => (
        <li
          key={id}
          data-selected={id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <p className="text-base wrap-anywhere whitespace-pre-line">{original.questionText}</p>
          <p className="figures text-muted">
            {[
              typeLabels[original.type](),
              original.category,
              difficultyLabels[original.difficulty](),
              m.admin_points({ count: original.points }),
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
              onFocus={onSelect}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
