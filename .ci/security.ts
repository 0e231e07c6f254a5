import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTestPostgresUrl } from '../src/server/testing/given-postgres.ts';
import { startLocalPostgres } from './postgres.ts';

// The slow proofs of what docs/security.md promises, on both databases where PostgreSQL is found.
// Arguments go to vitest: `npm run test:security -- parsing` runs the files whose names hold that word.
const root = fileURLToPath(new URL('..', import.meta.url));
// As in test.ts; the servers that tests start choose their database themselves.
const given = getTestPostgresUrl(process.env);
delete process.env.DATABASE_URL;
const local = given ? null : await startLocalPostgres();
const postgresUrl = given ?? local?.url;
if (!postgresUrl) console.log('No PostgreSQL found: the embedded database alone is tested.');
try {
  const { status } = spawnSync(
    path.join(root, 'node_modules', '.bin', 'vitest'),
    ['run', '--config', 'vitest.security.config.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(postgresUrl ? { TEST_DATABASE_URL: postgresUrl } : {}) },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  local?.stop();
}
