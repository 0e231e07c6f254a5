import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import type { Locale } from '../../shared/contracts/common.ts';
import {
  chooseLocale,
  languageHeader,
  languageKey,
  preferredLanguages,
} from '../../shared/i18n/locale.ts';
import { overwriteGetLocale } from '../../shared/i18n/paraglide/runtime.js';
import { installZodMessages } from '../../shared/i18n/zod-messages.ts';
import { readCookie } from './cookies.ts';

const requestLocale = new AsyncLocalStorage<Locale>();

/** Makes every message of this process speak the language of the request it is made for; English outside of one. */
export function installMessages(): void {
  overwriteGetLocale(() => requestLocale.getStore() ?? 'en');
  installZodMessages();
}

/**
 * Runs the rest of the request in its language: that of the page a call comes from; for a page its path, then the
 * stored choice, then what the browser prefers.
 */
export const withRequestLocale: RequestHandler = (req, res, next) => {
  const locale = chooseLocale(
    req.path,
    req.get(languageHeader) ?? readCookie(req.headers.cookie, languageKey),
    preferredLanguages(req.headers['accept-language']),
  );
  res.locals.locale = locale;
  requestLocale.run(locale, next);
};

/** The language of the running request. */
export function currentLocale(): Locale {
  return requestLocale.getStore() ?? 'en';
}
