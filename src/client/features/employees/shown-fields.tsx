import { Controller } from 'react-hook-form';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Input } from '../../ui/input.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { EmployeeFormType } from './employee-form-type.ts';

const switches = [
  { name: 'isActive', label: m.employees_active, text: m.employees_active_text },
  { name: 'isPublic', label: m.employees_public, text: m.employees_public_text },
] as const;

/** Whether and where a person stands on the site. */
export function ShownFields({ form }: { form: EmployeeFormType }) {
  const { register, control, formState } = form;
  return (
    <FieldGroup title={m.employees_group_shown()}>
      <div className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {switches.map(({ name, label, text }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Switch
                ref={ref}
                label={label()}
                description={text()}
                checked={value}
                onCheckedChange={onChange}
                onBlur={onBlur}
              />
            )}
          />
        ))}
      </div>
      <Field
        label={m.employees_display_order()}
        hint={m.employees_display_order_hint()}
        error={formState.errors.displayOrder?.message}
        className="sm:max-w-72"
      >
        <Input
          {...register('displayOrder')}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          className="figures"
        />
      </Field>
    </FieldGroup>
  );
}
