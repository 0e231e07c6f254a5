const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The server's error of a failed call, as it came; null when no answer arrived. */
export function getServerError(error: unknown): Record<string, unknown> | null {
  const answer = isObject(error) && isObject(error.data) ? error.data.error : null;
  return isObject(answer) ? answer : null;
}
