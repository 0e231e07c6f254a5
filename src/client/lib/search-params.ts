/** The value of a search parameter when it is one of the allowed ones; undefined otherwise, which falls back. */
export function parseEnumParam<const T extends string>(
  value: unknown,
  allowed: readonly T[],
): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

/** A search parameter as text; numbers are taken too, because the router reads `?q=42` as one. */
export function parseTextParam(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
