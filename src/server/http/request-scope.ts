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
import { requestIdOf } from './request-log.ts';

/** What every line of code may know of the request it works for. */
export type RequestScope = { locale: Locale; requestId: string };

const scope = new AsyncLocalStorage<RequestScope>();

/** The running request; English and without an id outside of one. */
export function currentRequest(): RequestScope {
  return scope.getStore() ?? { locale: 'en', requestId: '' };
}

/** The language of the running request. */
export function currentLocale(): Locale {
  return currentRequest().locale;
}

/** Does a part of a request's work in another language: that of an address which names its own. */
export function inLocale<Result>(locale: Locale, work: () => Result): Result {
  return scope.run({ ...currentRequest(), locale }, work);
}

/** Makes every message of this process speak the language of the request it is made for. */
export function installMessages(): void {
  overwriteGetLocale(currentLocale);
  installZodMessages();
}

/**
 * Runs the rest of the request in its language: that of the page a call comes from; for a page its path, then the
 * stored choice, then what the browser prefers.
 */
export const withRequestScope: RequestHandler = (req, res, next) => {
  const locale = chooseLocale(
    req.path,
    req.get(languageHeader) ?? readCookie(req.headers.cookie, languageKey),
    preferredLanguages(req.headers['accept-language']),
  );
  scope.run({ locale, requestId: requestIdOf(res) }, next);
};
