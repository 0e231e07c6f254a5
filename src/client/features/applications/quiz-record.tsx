import { Check, X } from 'lucide-react';
import type { ApplicationDetail, MarkedAnswer } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FlagNotes } from './flag-notes.tsx';
import { Fold } from './fold.tsx';
import { sectionLabels } from './labels.ts';
import { SectionTimes } from './section-times.tsx';

interface AnswerItemProps {
  number: number;
  answer: MarkedAnswer;
}

function AnswerItem({ number, answer }: AnswerItemProps) {
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

interface QuizRecordProps {
  quiz: ApplicationDetail['quizzes'][number];
  isOpen?: boolean;
}

export function QuizRecord({ quiz, isOpen = false }: QuizRecordProps) {
  const right = quiz.answers.filter(({ isCorrect }) => isCorrect);
  const sum = (answers: readonly MarkedAnswer[]) =>
    answers.reduce((total, { points }) => total + points, 0);
  return (
    <Fold
      isOpen={isOpen}
      title={sectionLabels[quiz.section]()}
      summary={
        quiz.skipped
          ? m.admin_skipped()
          : m.admin_answers_right({
              right: right.length,
              count: quiz.answers.length,
              points: sum(right),
              total: sum(quiz.answers),
            })
      }
    >
      <SectionTimes section={quiz} />
      <FlagNotes flags={quiz.flags} />
      <ol className="m-0 grid list-none gap-0 p-0">
        {quiz.answers.map((answer, index) => (
          <AnswerItem
            key={`${answer.questionText} ${answer.correct}`}
            number={index + 1}
            answer={answer}
          />
        ))}
      </ol>
    </Fold>
  );
}
