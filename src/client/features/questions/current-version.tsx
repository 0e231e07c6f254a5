import { useEffect, useRef } from 'react';
import type { Question } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { difficultyLabels, typeLabels } from './labels.ts';

interface CurrentVersionProps {
  question: Question;
  onTake: () => void;
}

/** Somebody else was faster: the question as it stands now, beside the text in the form. */
export function CurrentVersion({ question, onTake }: CurrentVersionProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void notice.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={notice} className="scroll-mt-8">
      <Alert tone="danger" title={m.admin_question_conflict_title()}>
        <p>{m.admin_question_conflict_text()}</p>
        <div className="my-3 grid gap-1 wrap-anywhere">
          <p className="font-medium">{m.admin_question_current()}</p>
          <p className="whitespace-pre-line">{question.questionText}</p>
          <ul className="m-0 list-disc ps-5">
            {question.options.map((option) => (
              <li key={option}>
                {option}
                {option === question.correctAnswer && ` (${m.admin_question_correct()})`}
              </li>
            ))}
          </ul>
          <p>
            {[
              typeLabels[question.type](),
              question.category,
              difficultyLabels[question.difficulty](),
              m.admin_points({ count: question.points }),
              question.isActive ? m.admin_question_active() : m.admin_question_inactive(),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          {question.german && (
            <div lang="de">
              <p className="whitespace-pre-line">{question.german.questionText}</p>
              <p>{question.german.options.join(' / ')}</p>
            </div>
          )}
        </div>
        <Button variant="secondary" size="sm" onClick={onTake}>
          {m.admin_question_conflict_take()}
        </Button>
      </Alert>
    </div>
  );
}
