// For the command line only (`npm run migration:create`): it compares the entities with the stored snapshot
// and never opens the embedded database of a running server.
import { PGlite } from '@electric-sql/pglite';
import { ormConfig, pgliteOptions } from './src/server/db/orm.ts';

const url = process.env.DATABASE_URL;

export default ormConfig(
  url ? { kind: 'postgres', url } : { kind: 'instance', pglite: new PGlite(pgliteOptions) },
  // A migration takes the time it needs, as at a start.
  { isLongRunning: true },
);
