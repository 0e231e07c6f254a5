import { z } from 'zod';
import { idSchema } from '../../shared/contracts/fields.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { AppError } from '../errors.ts';

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

/** An ILIKE pattern that finds the words as they were typed: `%`, `_` and the backslash mean themselves. */
export function likeContains(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** An ILIKE pattern for the same words in whatever case. */
export function likeExact(words: string): string {
  return likeContains(words).slice(1, -1);
}

/**
 * Checks a keyset position that came back from a browser: the sorted values and the id, as the ORM encodes them.
 * Throws AppError('invalid-input') for anything else, so that no odd value reaches the database.
 */
export function requireCursor(
  cursor: string | undefined,
  value: z.ZodType,
  ...more: z.ZodType[]
): string | undefined {
  if (cursor === undefined) return undefined;
  try {
    const decoded: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    z.tuple([value, ...more, idSchema]).parse(decoded);
    return cursor;
  } catch {
    throw new AppError('invalid-input', {
      issues: [{ path: 'cursor', message: m.error_invalid_input() }],
    });
  }
}
