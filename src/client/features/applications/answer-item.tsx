import { Check, X } from 'lucide-react';
import type { MarkedAnswer } from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

interface AnswerItemProps {
  number: number;
  answer: MarkedAnswer;
}

export function AnswerItem({ number, answer }: AnswerItemProps) {
  const { questionText, category, chosen, correct, isCorrect, points } = answer;
  const Mark = isCorrect ? Check : X;
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-b border-mist py-3 text-sm last:border-b-0">
      <span className={isCorrect ? 'text-success' : 'text-danger'}>
        <Mark aria-hidden="true" strokeWidth={2} className="mt-0.5 size-5" />
        <span className="sr-only">
          {isCorrect ? m.admin_answer_right() : m.admin_answer_wrong()}
        </span>
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="whitespace-pre-line">
          <span className="figures">{number}. </span>
          {questionText}
        </p>
        <p className="mt-1">
          {chosen === null ? m.admin_answer_none() : m.admin_answer_chosen({ answer: chosen })}
        </p>
        {!isCorrect && <p>{m.admin_answer_correct({ answer: correct })}</p>}
        <p className="mt-1 text-xs text-muted">
          {category && `${category}, `}
          {m.admin_points({ count: points })}
        </p>
      </div>
    </li>
  );
}
