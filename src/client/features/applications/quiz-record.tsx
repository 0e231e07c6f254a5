import type {
  ApplicationDetail,
  MarkedAnswer,
} from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { AnswerItem } from './answer-item.tsx';
import { FlagNotes } from './flag-notes.tsx';
import { Fold } from './fold.tsx';
import { sectionLabels } from './labels.ts';
import { SectionTimes } from './section-times.tsx';

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
