import { Controller, type UseFormReturn } from 'react-hook-form';
import type { CreateQuestionInput } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field, FieldError } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { answerChoices, hasDouble, optionToMend } from './option-checks.ts';
import type { QuestionValues } from './question-values.ts';

interface OptionFieldsProps {
  form: UseFormReturn<QuestionValues, unknown, CreateQuestionInput>;
}

/** The options and which of them is right. */
export function OptionFields({ form }: OptionFieldsProps) {
  const { register, control, watch, setValue, getValues, formState } = form;
  const { errors } = formState;
  const options = watch('options');
  const choices = answerChoices(options, watch('correctAnswer'));
  const message = errors.options?.message;
  const toMend = message ? optionToMend(options) : -1;

  return (
    <>
      <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
        <legend className="mb-1 p-0 text-sm font-medium">{m.admin_question_options()}</legend>
        <p className="text-sm text-muted">{m.admin_question_options_hint()}</p>
        <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
          {options.map((_, index) => {
            const name = `options.${index}` as const;
            return (
              <Field
                key={name}
                label={m.admin_question_option({ number: index + 1 })}
                error={errors.options?.[index]?.message ?? (index === toMend && message)}
              >
                <Input
                  {...register(name, {
                    // Of two options that say the same nobody can tell which one was meant.
                    onChange: () => {
                      if (index === getValues('correctAnswer') && hasDouble(options, index)) {
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
        <FieldError error={toMend === -1 ? message : undefined} />
      </fieldset>
      <Controller
        control={control}
        name="correctAnswer"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Field label={m.admin_question_correct()} required error={errors.correctAnswer?.message}>
            <Select
              ref={ref}
              value={choices.some((choice) => choice.value === String(value)) ? String(value) : ''}
              // Radix reports an empty choice when the options change underneath.
              onValueChange={(next) => next !== '' && onChange(Number(next))}
              onBlur={onBlur}
              disabled={choices.length === 0}
              placeholder={
                choices.length === 0
                  ? m.admin_question_correct_none()
                  : m.admin_question_correct_placeholder()
              }
              options={choices}
            />
          </Field>
        )}
      />
    </>
  );
}
