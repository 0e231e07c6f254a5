import { z } from 'zod';
import type { ApplicationSort } from '../../../shared/contracts/application.ts';
import { idSchema } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { AppError } from '../errors.ts';

/**
 * Checks a keyset position that came back from a browser: the sorted value and the id, as the ORM encodes them.
 * Throws AppError('invalid-input') for anything else, so that no odd value reaches the database.
 */
export function requireCursor(
  cursor: string | undefined,
  sort: ApplicationSort,
): string | undefined {
  if (cursor === undefined) return undefined;
  const value = {
    createdAt: z.iso.datetime(),
    finalScore: z.number().int().nullable(),
    applicantName: z.string(),
    email: z.string(),
    position: z.string(),
    status: z.string(),
  }[sort];
  try {
    const decoded: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    z.tuple([value, idSchema]).parse(decoded);
    return cursor;
  } catch {
    throw new AppError('invalid-input', {
      issues: [{ path: 'cursor', message: m.error_invalid_input() }],
    });
  }
}
