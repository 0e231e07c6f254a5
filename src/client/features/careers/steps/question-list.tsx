import type { QuizQuestion } from '../../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';

interface QuestionListProps {
  questions: readonly QuizQuestion[];
  answers: Readonly<Record<string, string>>;
  /** The language the questions are written in. */
  language: Locale;
  onAnswer: (questionId: string, optionId: string) => void;
}

/** All questions on one page, each with its options in the order the server gave them. */
export function QuestionList({ questions, answers, language, onAnswer }: QuestionListProps) {
  return (
    <ol className="grid gap-10">
      {questions.map((question, index) => (
        <li key={question.id}>
          <Field
            group
            label={
              <span className="mb-2 grid gap-1">
                <span className="figures text-muted">
                  {m.careers_question_of({ number: index + 1, total: questions.length })}
                </span>
                <span lang={language} className="text-lg whitespace-pre-line">
                  {question.questionText}
                </span>
              </span>
            }
          >
            <RadioGroup
              required
              value={answers[question.id] ?? null}
              onValueChange={(optionId) => onAnswer(question.id, optionId)}
              options={question.options.map(({ id, text }) => ({
                value: id,
                label: (
                  <span lang={language} className="whitespace-pre-line">
                    {text}
                  </span>
                ),
              }))}
            />
          </Field>
        </li>
      ))}
    </ol>
  );
}
