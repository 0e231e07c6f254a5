import type { FieldValues, Resolver } from 'react-hook-form';

type Loaded<Values extends FieldValues, Output> = {
  resolver: Resolver<Values, unknown, Output>;
};

/** Validates by a contract that is fetched when it is first needed, so that a page with a form starts without it. */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<Loaded<Values, Output>>,
): Resolver<Values, unknown, Output> {
  return async (...validation) => (await load()).resolver(...validation);
}
