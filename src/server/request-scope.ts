import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Locale } from '../shared/contracts/fields.ts';
import {
  chooseLocale,
  languageHeader,
  languageKey,
  preferredLanguages,
} from '../shared/i18n/locale.ts';
import { overwriteGetLocale } from '../shared/i18n/paraglide/runtime.js';
import { installZodMessages } from '../shared/i18n/zod-messages.ts';

/** The value of one cookie of a Cookie header; null when it is not there or cannot be decoded. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const separator = part.indexOf('=');
    if (separator < 0 || part.slice(0, separator).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(separator + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}

/**
 * Gives each request an id (returned to the caller in X-Request-Id) and logs one line when it is answered. Logs only
 * the path: a query can hold a searched name.
 */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    res.locals.requestId = requestId;
    res.set('X-Request-Id', requestId);
    res.on('close', () => {
      log.info(
        {
          requestId,
          method: req.method,
          path: req.baseUrl + req.path,
          status: res.statusCode,
          ...(res.writableFinished ? {} : { cutOff: true }),
          ms: Math.round(performance.now() - startedAt),
        },
        'answered',
      );
    });
    next();
  };
}

/** The id given by requestLog. */
export function requestIdOf(res: { locals: Record<string, unknown> }): string {
  return typeof res.locals.requestId === 'string' ? res.locals.requestId : '';
}

/** Data of the request that every line of code may know. */
type RequestScope = { locale: Locale; requestId: string };

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
