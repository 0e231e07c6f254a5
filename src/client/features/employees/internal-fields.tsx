import { Eye } from 'lucide-react';
import { useState } from 'react';
import {
  type ConcealedField,
  concealedFields,
  type Employee,
} from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/form-fields.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import type { EmployeeFormType } from './employee-form-type.ts';
import { fieldLabels } from './field-labels.ts';

interface InternalFieldsProps {
  form: EmployeeFormType;
  /** The record whose concealed fields are masked; missing for a new one. */
  employee: Employee | undefined;
  /** Told what the concealed fields hold, once they are shown. */
  onRevealed: (values: Record<ConcealedField, string>) => void;
}

/** What only administrators see. What is concealed can be changed once it is shown; an empty one at once. */
export function InternalFields({ form, employee, onRevealed }: InternalFieldsProps) {
  const { register, resetField, formState } = form;
  const { errors } = formState;
  const [isRevealed, setIsRevealed] = useState(false);
  const reveal = trpc.admin.employees.reveal.useMutation({
    onSuccess: (revealed) => {
      const values = {
        birthdate: revealed.birthdate ?? '',
        hdmfNumber: revealed.hdmfNumber ?? '',
        sssNumber: revealed.sssNumber ?? '',
        philhealthNumber: revealed.philhealthNumber ?? '',
        taxId: revealed.taxId ?? '',
      };
      for (const name of concealedFields) {
        if (isMasked(name)) resetField(name, { defaultValue: values[name] });
        else values[name] = '';
      }
      setIsRevealed(true);
      onRevealed(values);
    },
    onError: (error) =>
      toast({
        title: m.employees_reveal_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  const isMasked = (name: ConcealedField) => !isRevealed && Boolean(employee?.[name]);
  const hasMasked = concealedFields.some((name) => Boolean(employee?.[name]));

  return (
    <FieldGroup
      title={m.employees_group_internal()}
      description={m.employees_group_internal_text()}
    >
      {employee && hasMasked && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {!isRevealed && (
            <Button
              variant="secondary"
              size="sm"
              pending={reveal.isPending}
              onClick={() => reveal.mutate({ id: employee.id })}
            >
              <Eye aria-hidden="true" strokeWidth={1.5} className="size-4" />
              {m.employees_reveal()}
            </Button>
          )}
          <p role="status" className="max-w-[60ch] text-sm text-muted">
            {isRevealed ? m.employees_revealed() : m.employees_reveal_text()}
          </p>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {concealedFields.map((name) => (
          <Field key={name} label={fieldLabels[name]()} error={errors[name]?.message}>
            <Input
              {...register(name)}
              type={name === 'birthdate' && !isMasked(name) ? 'date' : 'text'}
              readOnly={isMasked(name)}
              maxLength={60}
              autoComplete="off"
              className="figures read-only:text-muted"
            />
          </Field>
        ))}
      </div>
      <Field label={m.employees_notes()} error={errors.notes?.message}>
        <Textarea
          {...register('notes')}
          maxLength={10_000}
          rows={3}
          className="field-sizing-content max-h-80"
        />
      </Field>
    </FieldGroup>
  );
}
