import { m } from '../../../shared/i18n/paraglide/messages.js';
import { AppError } from '../errors.ts';

/** Throws AppError('invalid-input') for an announcement that would be over before anybody is shown it. */
export function requireLaterEnd(shownFrom: Date | null, until: Date | null): void {
  if (shownFrom === null || until === null || until > shownFrom) return;
  throw new AppError('invalid-input', {
    issues: [{ path: 'until', message: m.announcements_until_early() }],
  });
}
