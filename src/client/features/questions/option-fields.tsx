import { Controller, type UseFormReturn } from 'react-hook-form';
import type { CreateQuestionInput } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { GroupError } from './group-error.tsx';
import type { QuestionValues } from './question-values.ts';

interface OptionFieldsProps {
  form: UseFormReturn<QuestionValues, unknown, CreateQuestionInput>;
}

/** The options and which of them is right. */
export function OptionFields({ form }: OptionFieldsProps) {
  const { register, control, watch, setValue, getValues, formState } = form;
  const { errors } = formState;
  const options = watch('options');
  const filled = [...new Set(options.map((option) => option.trim()).filter(Boolean))];

  return (
    <>
      <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
        <legend className="mb-1 p-0 text-sm font-medium">{m.admin_question_options()}</legend>
        <p className="text-sm text-muted">{m.admin_question_options_hint()}</p>
        <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
          {options.map((option, index) => {
            const name = `options.${index}` as const;
            return (
              <Field
                key={name}
                label={m.admin_question_option({ number: index + 1 })}
                error={errors.options?.[index]?.message}
              >
                <Input
                  {...register(name, {
                    // The right answer is kept by its text, so it follows when that is reworded.
                    onChange: () => {
                      const before = option.trim();
                      if (before !== '' && before === getValues('correctAnswer')) {
                        setValue('correctAnswer', getValues(name).trim());
                      }
                    },
                  })}
                  maxLength={500}
                />
              </Field>
            );
          })}
        </div>
        <GroupError message={errors.options?.message} />
      </fieldset>
      <Controller
        control={control}
        name="correctAnswer"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Field label={m.admin_question_correct()} required error={errors.correctAnswer?.message}>
            <Select
              ref={ref}
              value={filled.includes(value) ? value : ''}
              // Radix reports an empty choice when the options change underneath.
              onValueChange={(next) => next !== '' && onChange(next)}
              onBlur={onBlur}
              disabled={filled.length === 0}
              placeholder={
                filled.length === 0
                  ? m.admin_question_correct_none()
                  : m.admin_question_correct_placeholder()
              }
              options={filled.map((option) => ({ value: option, label: option }))}
            />
          </Field>
        )}
      />
    </>
  );
}
