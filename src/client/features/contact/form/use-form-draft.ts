import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FormName, keepFormDraft } from './form-draft.ts';

/** Every change of a form goes into its draft at once. */
export function useFormDraft<Values extends FieldValues, Output>(
  name: FormName,
  form: UseFormReturn<Values, unknown, Output>,
) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepFormDraft(name, values),
      }),
    [name, form],
  );
}
