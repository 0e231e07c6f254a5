import { Router } from 'express';
import { company } from '../../shared/content/company.ts';
import { localeSchema } from '../../shared/contracts/common.ts';
import { ownOrigin } from './origin-check.ts';
import { sendDocument } from './public-documents.ts';

const address = '/.well-known/security.txt';
/** RFC 9116 asks for less than a year, so that nobody relies on a file that was forgotten; in milliseconds. */
const goodForMs = 180 * 86_400_000;

/** `/.well-known/security.txt`: where somebody who found a hole may say so. */
export function securityTxt(publicUrl: string | undefined): Router {
  const router = Router();
  router.get(address, (req, res) => {
    const lines = [
      `Contact: mailto:${company.email}`,
      `Expires: ${new Date(Date.now() + goodForMs).toISOString()}`,
      `Preferred-Languages: ${localeSchema.options.join(', ')}`,
      `Canonical: ${ownOrigin(req, publicUrl)}${address}`,
      '',
    ];
    sendDocument(res, 'text/plain; charset=utf-8', lines.join('\n'));
  });
  return router;
}
