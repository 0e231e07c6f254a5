import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConflictNotice, type Difference } from './conflict-notice.tsx';
import type { SettingForm as Setting } from './use-setting-form.ts';

interface SettingFormProps<Value extends FieldValues> {
  /** Names the form. */
  labelledBy: string;
  setting: Setting<Value>;
  /** Where two values differ, in words. */
  differences: (stored: Value, mine: Value) => Difference[];
  children: ReactNode;
}

/** The frame of a setting's form: what went wrong above the button that saves. */
export function SettingForm<Value extends FieldValues>({
  labelledBy,
  setting: { form, conflict, takeStored, submit },
  differences,
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
          <ConflictNotice
            changed={conflict.changed}
            differences={differences(conflict.value, form.getValues())}
            onTake={takeStored}
          />
        ) : (
          errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>
        )}
        <Button type="submit" pending={isSubmitting} className="justify-self-start">
          {m.settings_save()}
        </Button>
      </form>
    </FormProvider>
  );
}
