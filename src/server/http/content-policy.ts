import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The content policy of a rendered page: our own files, and exactly the inline scripts that stand in it, by hash.
 * `uploadHosts` are origins the browser may send files to, where a cloud store takes uploads; `frameHosts` those it may
 * show in a frame.
 */
export function pagePolicy(
  html: string,
  { uploadHosts, frameHosts }: { uploadHosts: readonly string[]; frameHosts: readonly string[] },
): string {
  const hashes = new Set<string>();
  for (const [, body = ''] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    // Dialogs and selects write style elements while they are open; styles run nothing.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${uploadHosts.join(' ')}`.trim(),
    `frame-src ${frameHosts.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
