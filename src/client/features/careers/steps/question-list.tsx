import type { QuizQuestion as AskedQuestion } from '../../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { QuizQuestion } from '../../../ui/quiz-question.tsx';

interface QuestionListProps {
  questions: readonly AskedQuestion[];
  answers: Readonly<Record<string, string>>;
  /** The language the questions are written in. */
  language: Locale;
  /** The answers count already and are shown as they are. */
  readOnly: boolean;
  onAnswer: (questionId: string, optionId: string) => void;
}

/** All questions on one page, each with its options in the order the server gave them. */
export function QuestionList({
  questions,
  answers,
  language,
  readOnly,
  onAnswer,
}: QuestionListProps) {
  return (
    <ol className="grid gap-10">
      {questions.map((question, index) => (
        <li key={question.id}>
          <QuizQuestion
            number={index + 1}
            total={questions.length}
            language={language}
            questionText={question.questionText}
            options={question.options}
            answer={answers[question.id] ?? null}
            disabled={readOnly}
            onAnswer={(optionId) => onAnswer(question.id, optionId)}
          />
        </li>
      ))}
    </ol>
  );
}
