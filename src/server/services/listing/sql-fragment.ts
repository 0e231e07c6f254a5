/** A piece of SQL with a `?` for each of its parameters. */
export type Fragment = { sql: string; params: readonly unknown[] };

/** A piece of SQL; what comes from outside stands among the parameters, never in the text. */
export const fragment = (sql: string, ...params: readonly unknown[]): Fragment => ({ sql, params });

/** A condition that holds where all of them do; always, where there are none. */
export function allOf(conditions: readonly Fragment[]): Fragment {
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' and ') || 'true',
    params: conditions.flatMap(({ params }) => params),
  };
}
