import { Router } from 'express';
import type { Orm } from '../db/orm.ts';

/** `/healthz`: the process answers. `/readyz`: the database does too, and every migration has run. */
export function healthRoutes(orm: Orm): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
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
