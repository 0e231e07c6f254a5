import { createHash, timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import type { Metrics } from '../metrics/create-metrics.ts';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * `/metrics` in the text format of Prometheus, for whoever shows the token as a bearer. Without a configured token the
 * address is like any other where nothing is.
 */
export function metricsRoute(metrics: Pick<Metrics, 'read'>, token: string | undefined): Router {
  const router = Router();
  const expected = token === undefined ? null : digestOf(`Bearer ${token}`);
  router.get('/metrics', async (req, res, next) => {
    if (!expected) {
      next();
      return;
    }
    res.set('Cache-Control', 'no-store');
    // Digests have one length, so that the comparison says nothing of the token's.
    if (!timingSafeEqual(digestOf(req.get('authorization') ?? ''), expected)) {
      res.status(401).set('WWW-Authenticate', 'Bearer').end();
      return;
    }
    const { contentType, text } = await metrics.read();
    res.type(contentType).send(text);
  });
  return router;
}
