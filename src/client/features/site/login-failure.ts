import type { Locale } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { waitInWords } from '../../../shared/i18n/wait-in-words.ts';
import { readError } from '../../lib/read-error.ts';

interface LoginFailure {
  title: string;
  description: string;
  /** Whether it is said beside the password too, where it stays when the toast is gone. */
  beside: boolean;
}

/** What to tell a person whose login did not go through. */
export function loginFailure(error: unknown, locale: Locale): LoginFailure {
  const { code, message, retryAfterSeconds } = readError(error);
  if (code === 'network') {
    return { title: m.site_error(), description: m.site_login_error(), beside: false };
  }
  if (code === 'rate-limited' && retryAfterSeconds !== undefined) {
    const wait = waitInWords(retryAfterSeconds, locale);
    return {
      title: m.site_login_failed(),
      description: m.site_login_wait({ wait }),
      beside: true,
    };
  }
  return {
    title: m.site_login_failed(),
    description: message || m.error_invalid_credentials(),
    beside: true,
  };
}
