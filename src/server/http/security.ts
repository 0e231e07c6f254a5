import type { Request, RequestHandler } from 'express';
import { AppError } from '../errors.ts';

/** Nothing may be loaded by or framed in an answer of the API. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

const defaultHeaders = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': apiPolicy,
});

/**
 * Headers of every answer; pages and files replace the content policy by their own. Without a public address it is the
 * trusted proxy that says whether visitors come by https.
 */
export function securityHeaders(publicUrl: string | undefined): RequestHandler {
  return (req, res, next) => {
    for (const [name, value] of defaultHeaders) res.setHeader(name, value);
    const isHttps = publicUrl ? publicUrl.startsWith('https:') : req.secure;
    if (isHttps) res.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    next();
  };
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origin of the site as the visitor sees it: configured, or what the request was addressed to. */
export function siteOrigin(req: Request, publicUrl: string | undefined): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const addressed = `${req.protocol}://${req.get('host') ?? ''}`;
  return URL.canParse(addressed) ? new URL(addressed).origin : 'http://localhost';
}

function isCrossOrigin(req: Request, publicUrl: string | undefined): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = req.get('origin');
  return origin !== undefined && origin !== siteOrigin(req, publicUrl);
}

/** A browser sends these without asking first, so a page of another site could too. */
const formContentTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i;

/**
 * Refuses writes that come from a page of another site. Callers without a browser send neither header and pass: they
 * carry no cookie that was not meant for us.
 */
export function refuseCrossOriginWrites(publicUrl: string | undefined): RequestHandler {
  return (req, _res, next) => {
    const refused = !safeMethods.has(req.method) && isCrossOrigin(req, publicUrl);
    next(refused ? new AppError('cross-origin') : undefined);
  };
}

/** Calls of the API take JSON; the types an HTML form can send are refused with 415. */
export const refuseFormBodies: RequestHandler = (req, _res, next) => {
  const type = req.get('content-type');
  next(
    type !== undefined && formContentTypes.test(type)
      ? new AppError('unsupported-media-type')
      : undefined,
  );
};
