import { Router } from 'express';
import type { Orm } from '../db/orm.ts';
import { version } from '../version.ts';

/**
 * `/healthz`: the process answers. `/readyz`: the database does too, every migration has run, and the process is not
 * about to end.
 */
export function healthRoutes(orm: Orm, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok', version });
  });
  router.get('/readyz', async (_req, res) => {
    if (isStopping()) {
      res.status(503).json({ status: 'stopping' });
      return;
    }
    try {
      await orm.em.fork().execute('select 1');
      const pending = await orm.migrator.getPending();
      const ready = pending.length === 0;
      res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'migrations pending' });
    } catch {
      res.status(503).json({ status: 'database does not answer' });
    }
  });
  return router;
}
