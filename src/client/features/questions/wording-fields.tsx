import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field, FieldError } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import type { QuestionValues } from './question-values.ts';

/** The options to choose the right one from, doubles once; of those the chosen one. */
export function answerChoices(options: readonly string[], chosen: number) {
  const texts = options.map((option) => option.trim());
  return texts
    .map((label, index) => ({ value: String(index), label }))
    .filter(({ label }, index) => {
      const shown = label === texts[chosen] ? chosen : texts.indexOf(label);
      return label !== '' && index === shown;
    });
}

/** Returns whether another option says the same. */
export function isDuplicateOption(options: readonly string[], at: number): boolean {
  const text = options[at]?.trim();
  return Boolean(text) && options.some((option, index) => index !== at && option.trim() === text);
}

/** The option to change when they do not do together: the first double, or else the first empty one. */
export function findInvalidOption(options: readonly string[]): number {
  const texts = options.map((option) => option.trim());
  const double = texts.findIndex((text, index) => text !== '' && texts.indexOf(text) < index);
  return double === -1 ? texts.indexOf('') : double;
}

interface Wording {
  questionText: string;
  options: readonly string[];
}

/** Finds a gap or surplus in a German wording: the place of an option, or the question. */
export function findInvalidTranslation(
  german: Wording,
  english: readonly string[],
): number | 'question' {
  if (german.questionText.trim() === '') return 'question';
  return english.findIndex(
    (option, index) => (option.trim() === '') !== ((german.options[index] ?? '').trim() === ''),
  );
}

/** The German wording, each option beside the one it translates. */
export function GermanFields() {
  const form = useFormContext<QuestionValues>();
  const { register, watch, formState } = form;
  const error = formState.errors.german;
  const message = error?.message;
  const [english, questionText, german] = watch(['options', 'questionText', 'german']);
  const [isOpen, setIsOpen] = useState(() => form.getValues('german.questionText') !== '');
  const toFix = message ? findInvalidTranslation(german, english) : -1;

  // While it renders, so that the field to fix is in view when the form gives it the focus.
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
        <span className="font-medium">{m.questions_german()}</span>
      </summary>
      <div className="grid gap-4 pt-1 pb-6">
        <p className="text-sm text-muted">{m.questions_german_hint()}</p>
        <Field
          label={m.questions_german_text()}
          hint={questionText || undefined}
          error={toFix === 'question' && message}
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
                label={m.questions_german_option({ number: index + 1 })}
                hint={option || undefined}
                error={index === toFix && message}
                className="content-end"
              >
                <Input {...register(name)} lang="de" maxLength={500} />
              </Field>
            );
          })}
        </div>
        <FieldError error={toFix === -1 ? message : undefined} />
      </div>
    </details>
  );
}

/** The options and which of them is right. */
export function OptionFields() {
  const { register, control, watch, setValue, getValues, formState } =
    useFormContext<QuestionValues>();
  const { errors } = formState;
  const options = watch('options');
  const choices = answerChoices(options, watch('correctAnswer'));
  const message = errors.options?.message;
  const toFix = message ? findInvalidOption(options) : -1;

  return (
    <>
      <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
        <legend className="mb-1 p-0 text-sm font-medium">{m.questions_options()}</legend>
        <p className="text-sm text-muted">{m.questions_options_hint()}</p>
        <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
          {options.map((_, index) => {
            const name = `options.${index}` as const;
            return (
              <Field
                key={name}
                label={m.questions_option({ number: index + 1 })}
                error={errors.options?.[index]?.message ?? (index === toFix && message)}
              >
                <Input
                  {...register(name, {
                    // Two options that say the same cannot be told apart.
                    onChange: () => {
                      if (
                        index === getValues('correctAnswer') &&
                        isDuplicateOption(options, index)
                      ) {
                        setValue('correctAnswer', -1);
                      }
                    },
                  })}
                  maxLength={500}
                />
              </Field>
            );
          })}
        </div>
        <FieldError error={toFix === -1 ? message : undefined} />
      </fieldset>
      <Controller
        control={control}
        name="correctAnswer"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Field label={m.questions_correct()} required error={errors.correctAnswer?.message}>
            <Select
              ref={ref}
              value={choices.some((choice) => choice.value === String(value)) ? String(value) : ''}
              // Radix reports an empty choice when the options change underneath.
              onValueChange={(next) => next !== '' && onChange(Number(next))}
              onBlur={onBlur}
              disabled={choices.length === 0}
              placeholder={
                choices.length === 0
                  ? m.questions_correct_none()
                  : m.questions_correct_placeholder()
              }
              options={choices}
            />
          </Field>
        )}
      />
    </>
  );
}
