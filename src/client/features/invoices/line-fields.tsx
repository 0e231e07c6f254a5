import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Input } from '../../ui/input.tsx';
import { type InvoiceValues, newLine } from './invoice-values.ts';

const mostLines = 100;

/** What is charged. */
export function LineFields() {
  const { control, register, formState } = useFormContext<InvoiceValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const errors = formState.errors.lines;
  const whole = errors?.root?.message ?? errors?.message;
  return (
    <FieldGroup title={m.invoices_lines()} className="gap-4">
      {whole && <Alert tone="danger">{whole}</Alert>}
      {fields.map((field, index) => {
        const number = index + 1;
        return (
          <fieldset
            key={field.id}
            aria-label={m.invoices_line_number({ number })}
            className="m-0 grid min-w-0 grid-cols-2 gap-3 border-0 border-b border-mist p-0 pb-4 sm:grid-cols-[minmax(0,1fr)_6rem_8rem_auto] sm:items-start"
          >
            <Field
              label={m.invoices_line_text()}
              required
              error={errors?.[index]?.description?.message}
              className="col-span-2 sm:col-span-1"
            >
              <Input
                {...register(`lines.${index}.description`)}
                maxLength={500}
                autoComplete="off"
              />
            </Field>
            <Field
              label={m.invoices_line_quantity()}
              required
              error={errors?.[index]?.quantity?.message}
            >
              <Input
                {...register(`lines.${index}.quantity`)}
                inputMode="decimal"
                autoComplete="off"
              />
            </Field>
            <Field
              label={m.invoices_line_price()}
              required
              error={errors?.[index]?.unitPrice?.message}
            >
              <Input
                {...register(`lines.${index}.unitPrice`)}
                inputMode="text"
                autoComplete="off"
              />
            </Field>
            <Button
              variant="quiet"
              size="icon"
              aria-label={m.invoices_line_remove({ number })}
              disabled={fields.length === 1}
              onClick={() => remove(index)}
              className="sm:mt-[1.625rem]"
            >
              <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
            </Button>
          </fieldset>
        );
      })}
      {fields.length < mostLines && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => append(newLine())}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.invoices_line_add()}
        </Button>
      )}
    </FieldGroup>
  );
}
