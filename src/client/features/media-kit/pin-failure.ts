import type { Locale } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { waitInWords } from '../../../shared/i18n/wait-in-words.ts';
import { readError } from '../../lib/read-error.ts';

interface PinFailure {
  title: string;
  description: string;
  /** Whether the PIN itself was refused: then it is taken out of the field. */
  refused: boolean;
}

/** What to tell somebody whom the media kit did not open to. */
export function pinFailure(error: unknown, locale: Locale): PinFailure {
  const { code, message, retryAfterSeconds } = readError(error);
  if (code === 'pin-wrong') {
    return { title: m.media_denied(), description: m.error_pin_wrong(), refused: true };
  }
  if (code === 'rate-limited' && retryAfterSeconds !== undefined) {
    const wait = waitInWords(retryAfterSeconds, locale);
    return { title: m.media_denied(), description: m.media_wait({ wait }), refused: true };
  }
  return { title: m.media_not_opened(), description: message, refused: false };
}
