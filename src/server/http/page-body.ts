import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** The bytes of a page, made once for everybody who asks for it while it is kept. */
export type PageBody = {
  plain: Buffer;
  /** Absent for a page that is sent once: packing it would cost more than it saves. */
  packed: { gzip: Buffer; br: Buffer } | null;
  /** A strong validator of the content; each coding has its own by its suffix. */
  digest: string;
};

/** Of a scale to 11: half the time of the default for nearly the same size. */
const brotliQuality = 5;

/** Turns HTML into what is sent. `isKept` says whether it is worth packing beforehand. */
export async function pageBody(html: string, isKept: boolean): Promise<PageBody> {
  const plain = Buffer.from(html);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  if (!isKept) return { plain, packed: null, digest };
  const [zipped, br] = await Promise.all([
    toGzip(plain),
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  ]);
  return { plain, packed: { gzip: zipped, br }, digest };
}

/** Sends a page in the best coding the browser takes, or 304 where it has it already. */
export function sendPage(req: Request, res: Response, { plain, packed, digest }: PageBody): void {
  const coding = packed && req.acceptsEncodings('br', 'gzip', 'identity');
  const name = coding === 'br' || coding === 'gzip' ? coding : null;
  res.vary('Accept-Encoding');
  res.set('ETag', `"${digest}${name ? `-${name}` : ''}"`);
  if (res.statusCode === 200 && req.fresh) {
    res.status(304).end();
    return;
  }
  const bytes = name && packed ? packed[name] : plain;
  if (name) res.set('Content-Encoding', name);
  res.set('Content-Length', String(bytes.length));
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
