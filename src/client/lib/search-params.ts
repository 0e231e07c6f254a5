/** The value of a search parameter when it is one of the allowed ones; undefined otherwise, which falls back. */
export function parseEnumParam<const T extends string>(
  value: unknown,
  allowed: readonly T[],
): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

/** Does the same for all members of a type, of which the compiler misses none. */
export function parseMemberParam<T extends string>(
  value: unknown,
  members: Readonly<Record<T, true>>,
): T | undefined {
  const isMember = (text: string): text is T => Object.hasOwn(members, text);
  return typeof value === 'string' && isMember(value) ? value : undefined;
}

/** A search parameter as text; numbers are taken too, because the router reads `?q=42` as one. */
export function parseTextParam(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Reads the order of a list, and the position in it from which its page is shown. */
export const parsePageParams = (raw: Record<string, unknown>) => ({
  order: parseEnumParam(raw.order, ['asc', 'desc']),
  after: parseTextParam(raw.after),
  before: parseTextParam(raw.before),
});

/** The search parameters of a route as they were read: what an address leaves out has its default. */
export const optionalParams = <Params extends object>(params: Params): Partial<Params> => params;
