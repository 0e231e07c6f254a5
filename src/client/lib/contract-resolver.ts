import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import { installZodMessages } from '../../shared/i18n/zod-messages.ts';

// Here rather than in the entry: only pages with a form carry zod.
installZodMessages();

/** Validates a form by its contract, in the language of the page. */
export const contractResolver = zodResolver;

/** The fields of a contract in a form, where each is there, empty or not. */
export type FormValues<Fields> = { [Name in keyof Fields]-?: NonNullable<Fields[Name]> };

/** The values with which a form opens: those of a record, and the empty ones for what it has none of. */
export function formValues<Values extends object>(
  empty: Values,
  record: { [Name in keyof Values]?: Values[Name] | null | undefined } | null | undefined,
): Values {
  const known = Object.entries(record ?? {}).filter(
    ([name, value]) => name in empty && value != null,
  );
  return Object.assign({ ...empty }, Object.fromEntries(known));
}

/** Does the same for a form that holds something else than it sends: what is wrong with a list stands at the whole. */
export function convertedResolver<Values extends FieldValues, Fields, Input>(
  contract: z.ZodType<Input, Awaited<Fields>>,
  convert: (values: Values) => Fields,
): Resolver<Values, unknown, Input> {
  const validate = zodResolver(z.custom<Values>().transform(convert).pipe(contract));
  return (values, context) =>
    validate(values, context, { fields: {}, shouldUseNativeValidation: false });
}
