import type { RequestHandler } from 'express';

/** Nothing may be loaded by or framed in an answer of the API. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

const always = Object.entries({
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
    for (const [name, value] of always) res.setHeader(name, value);
    const isHttps = publicUrl ? publicUrl.startsWith('https:') : req.secure;
    if (isHttps) res.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    next();
  };
}
