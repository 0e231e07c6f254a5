import type { RequestHandler } from 'express';

/** Nothing may be loaded by or framed in an answer of the API. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers of every answer; pages and files replace the content policy by their own. Without a public address it is the
 * trusted proxy that says whether visitors come by https.
 */
export function securityHeaders(publicUrl: string | undefined): RequestHandler {
  return (req, res, next) => {
    const isHttps = publicUrl ? publicUrl.startsWith('https:') : req.secure;
    res.set({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Content-Security-Policy': apiPolicy,
      ...(isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    });
    next();
  };
}
