import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';

describeOnBothDatabases('health', (kind) => {
  test('alive at once, ready once every migration has run', async () => {
    const app = await startTestApp(kind);
    try {
      const client = app.client();
      expect((await client.get('/healthz')).status).toBe(200);
      expect((await client.get('/readyz')).status).toBe(200);
      const em = app.orm.em.fork();
      await em.execute('delete from "mikro_orm_migrations"');
      const ready = await client.get('/readyz');
      expect([ready.status, ready.body]).toEqual([503, { status: 'migrations pending' }]);
      expect((await client.get('/healthz')).status).toBe(200);
    } finally {
      await app.close();
    }
  });
});
