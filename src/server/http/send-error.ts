import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { company } from '../../shared/content/company.ts';
import type { PublicError } from '../../shared/errors.ts';
import { AppError } from '../errors.ts';
import { currentLocale, requestIdOf } from '../request-scope.ts';
import { toPublicError } from '../trpc/public-error.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The page for a failure in which no page could be rendered: needs neither script, style nor database. */
function errorPage({ message }: PublicError, locale: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(company.brand)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(company.brand)}</h1>
<p>${escapeHtml(message)}</p>
<p><a href="${locale === 'de' ? '/de' : '/'}">${escapeHtml(company.domain)}</a></p>
</main>
</body>
</html>
`;
}

/** body-parser names its failures by type; they are the caller's, not ours. */
const bodyErrors: Record<string, AppError> = {
  'entity.parse.failed': new AppError('broken-json'),
  'entity.too.large': new AppError('payload-too-large'),
  'encoding.unsupported': new AppError('unsupported-media-type'),
  'charset.unsupported': new AppError('unsupported-media-type'),
  'request.size.invalid': new AppError('invalid-input'),
};

function toClientError(error: unknown): unknown {
  if (error instanceof URIError) return new AppError('invalid-input');
  if (!(error instanceof Error) || !('type' in error)) return error;
  return bodyErrors[String(error.type)] ?? error;
}

/** Answers a failure with its true status, as JSON or a plain page; logs unforeseen ones and shows only their id. */
export function sendError(log: Logger, req: Request, res: Response, error: unknown): void {
  const requestId = requestIdOf(res);
  const { status, body } = toPublicError(toClientError(error), {
    locale: currentLocale(),
    requestId,
  });
  const { code } = body;
  if (status >= 500) log.error({ requestId, path: req.path, code, err: error }, 'failed');
  else if (status === 401 || status === 403 || status === 429) {
    log.info({ requestId, path: req.path, code }, 'denied');
  }
  if (res.headersSent) {
    res.destroy();
    return;
  }
  if (body.retryAfterSeconds) res.set('Retry-After', String(body.retryAfterSeconds));
  res.status(status).set('Cache-Control', 'no-store');
  const isPage = !req.originalUrl.startsWith('/api/') && req.accepts(['json', 'html']) === 'html';
  if (isPage) res.type('html').send(errorPage(body, currentLocale()));
  else res.json(body);
}
