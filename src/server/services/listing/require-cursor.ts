import { z } from 'zod';
import { idSchema } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { AppError } from '../errors.ts';

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
