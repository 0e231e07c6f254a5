import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import { installZodMessages } from '../../shared/i18n/zod-messages.ts';

// Here rather than in the entry: only pages with a form carry zod.
installZodMessages();

/** Validates a form by its contract, in the language of the page. */
export const contractResolver = zodResolver;

/** Does the same for a form that holds something else than it sends: what is wrong with a list stands at the whole. */
export function convertedResolver<Values extends FieldValues, Fields, Input>(
  contract: z.ZodType<Input, Awaited<Fields>>,
  convert: (values: Values) => Fields,
): Resolver<Values, unknown, Input> {
  const validate = zodResolver(z.custom<Values>().transform(convert).pipe(contract));
  return (values, context) =>
    validate(values, context, { fields: {}, shouldUseNativeValidation: false });
}
