import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CreateQuestionInput } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field, FieldError } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { germanToMend } from './option-checks.ts';
import type { QuestionValues } from './question-values.ts';

interface GermanFieldsProps {
  form: UseFormReturn<QuestionValues, unknown, CreateQuestionInput>;
}

/** The German wording, each option beside the one it translates. */
export function GermanFields({ form }: GermanFieldsProps) {
  const { register, watch, formState } = form;
  const error = formState.errors.german;
  const message = error?.message;
  const [english, questionText, german] = watch(['options', 'questionText', 'german']);
  const [isOpen, setIsOpen] = useState(() => form.getValues('german.questionText') !== '');
  const toMend = message ? germanToMend(german, english) : -1;

  // While it renders, so that the field to mend is in view when the form gives it the focus.
  const [lastError, setLastError] = useState(error);
  if (error !== lastError) {
    setLastError(error);
    if (error) setIsOpen(true);
  }

  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group/german border-y border-mist"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded hover:text-sea [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 shrink-0 text-muted transition-transform group-open/german:rotate-90"
        />
        <span className="font-medium">{m.admin_question_german()}</span>
      </summary>
      <div className="grid gap-4 pt-1 pb-6">
        <p className="text-sm text-muted">{m.admin_question_german_hint()}</p>
        <Field
          label={m.admin_question_german_text()}
          hint={questionText || undefined}
          error={toMend === 'question' && message}
        >
          <Textarea
            {...register('german.questionText')}
            lang="de"
            maxLength={2000}
            rows={3}
            className="field-sizing-content max-h-80"
          />
        </Field>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {english.map((option, index) => {
            const name = `german.options.${index}` as const;
            return (
              <Field
                key={name}
                label={m.admin_question_german_option({ number: index + 1 })}
                hint={option || undefined}
                error={index === toMend && message}
                className="content-end"
              >
                <Input {...register(name)} lang="de" maxLength={500} />
              </Field>
            );
          })}
        </div>
        <FieldError error={toMend === -1 ? message : undefined} />
      </div>
    </details>
  );
}
