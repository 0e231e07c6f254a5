import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, FormProvider, useFormContext } from 'react-hook-form';
import type { LastChange } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { errorMessageAt } from '../../ui/form-fields.tsx';
import { Input } from '../../ui/input.tsx';
import { ConflictAlert, type FieldText } from '../../ui/record-form.tsx';
import type { SettingForm as Setting } from './use-setting-form.ts';

function sentence(changed: LastChange, moment: (date: Date) => string): string {
  if (!changed) return m.settings_unchanged();
  const date = moment(changed.at);
  return changed.by === null
    ? m.settings_changed_unnamed({ date })
    : m.settings_changed({ date, name: changed.by });
}

/** Moment and author of a setting's last change. */
export function LastChangeLine({ changed }: { changed: LastChange }) {
  const { moment } = useDateTimeFormat();
  return <p className="figures mt-4 text-sm text-muted">{sentence(changed, moment)}</p>;
}

interface SettingSectionProps {
  /** Its anchor. */
  id: string;
  title: string;
  text?: ReactNode;
  /** Missing for what is nothing that is kept. */
  changed?: LastChange;
  children: ReactNode;
}

export function SettingSection({ id, title, text, changed, children }: SettingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-[70ch] text-muted">{text}</p>}
        <div className="mt-5">{children}</div>
        {changed !== undefined && <LastChangeLine changed={changed} />}
      </Card>
    </section>
  );
}

interface NumberInputProps<Value extends FieldValues> {
  name: FieldPath<Value>;
  label: string;
  hint?: string | undefined;
}

/** A whole number of the form around it. */
export function NumberInput<Value extends FieldValues>({
  name,
  label,
  hint,
}: NumberInputProps<Value>) {
  const { register, formState } = useFormContext<Value>();
  return (
    <Field label={label} hint={hint} required error={errorMessageAt(formState.errors, name)}>
      <Input
        {...register(name, { valueAsNumber: true })}
        type="number"
        inputMode="numeric"
        step={1}
        className="figures max-w-32"
      />
    </Field>
  );
}

interface SettingFormProps<Value extends FieldValues> {
  /** Names the form. */
  labelledBy: string;
  setting: Setting<Value>;
  /** The fields as people read them. */
  texts: (value: Value) => readonly FieldText[];
  children: ReactNode;
}

/** The frame of a setting's form: what went wrong above the button that saves. */
export function SettingForm<Value extends FieldValues>({
  labelledBy,
  setting: { form, conflict, takeStored, submit },
  texts,
  children,
}: SettingFormProps<Value>) {
  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-labelledby={labelledBy}
        onSubmit={(event) => void submit(event)}
        className="grid min-w-0 gap-6"
      >
        {children}
        {conflict ? (
          <ConflictAlert
            compared={{ stored: texts(conflict.value), typed: texts(form.getValues()) }}
            onTake={takeStored}
          >
            <LastChangeLine changed={conflict.changed} />
          </ConflictAlert>
        ) : (
          errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>
        )}
        <Button type="submit" pending={isSubmitting} className="justify-self-start">
          {m.ui_save()}
        </Button>
      </form>
    </FormProvider>
  );
}
