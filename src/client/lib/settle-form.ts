import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows what was saved of a form that stays open, and keeps what was typed after it had been sent. */
export function settleForm<Values extends FieldValues, Sent>(
  { getValues, reset }: Pick<UseFormReturn<Values, unknown, Sent>, 'getValues' | 'reset'>,
  sent: Values,
  saved: Values,
): void {
  const typedSince = Object.fromEntries(
    Object.entries(getValues()).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name]),
    ),
  );
  reset(saved);
  reset({ ...saved, ...typedSince }, { keepDefaultValues: true });
}
