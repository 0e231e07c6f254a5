import type { Locale } from '../../shared/contracts/fields.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Field } from '../ui/field.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';

interface QuizQuestionProps {
  number: number;
  total: number;
  /** The language the question is written in. */
  language: Locale;
  questionText: string;
  options: readonly { id: string; text: string }[];
  /** The id of the chosen option. */
  answer: string | null;
  /** Shows the answer without letting it change. */
  disabled?: boolean;
  onAnswer: (optionId: string) => void;
}

/** One question of a quiz with its options, as applicants answer it. */
export function QuizQuestion({
  number,
  total,
  language,
  questionText,
  options,
  answer,
  disabled = false,
  onAnswer,
}: QuizQuestionProps) {
  return (
    <Field
      group
      label={
        <span className="mb-2 grid gap-1">
          <span className="figures text-muted">{m.careers_question_of({ number, total })}</span>
          <span lang={language} className="text-lg wrap-anywhere whitespace-pre-line">
            {questionText}
          </span>
        </span>
      }
    >
      <RadioGroup
        required
        value={answer}
        onValueChange={onAnswer}
        options={options.map(({ id, text }) => ({
          value: id,
          disabled,
          label: (
            <span lang={language} className="wrap-anywhere whitespace-pre-line">
              {text}
            </span>
          ),
        }))}
      />
    </Field>
  );
}
