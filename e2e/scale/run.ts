import { loadavg } from 'node:os';
import { type LocalPostgres, startLocalPostgres } from '../../.ci/postgres.ts';
import { startMailServer } from '../../src/server/testing/mail-server.ts';
import { unlessInterrupted } from '../faults/support/unless-interrupted.ts';
import { deploy } from './claims/deploy.ts';
import { files } from './claims/files.ts';
import { limits } from './claims/limits.ts';
import { mails } from './claims/mails.ts';
import { once } from './claims/once.ts';
import { pages } from './claims/pages.ts';
import { rates } from './claims/rates.ts';
import { sessions } from './claims/sessions.ts';
import { settings } from './claims/settings.ts';
import { starting } from './claims/starting.ts';
import type { Claim } from './support/claim.ts';
import { Fleet, removeFleets } from './support/fleet.ts';
import { answerRates } from './support/rates-server.ts';
import { shown } from './support/shown.ts';
import { terminalTable } from './support/table.ts';

// `npm run test:scale` shows that two and four servers on one PostgreSQL are one site; `-- 2` with two alone, `-- deploy`
// that part alone; `-- measure` takes the figures of docs/scaling.md instead.
/** What others made the machine do before this began, in processors. */
const loadBefore = loadavg()[0] ?? 0;
const wanted = process.argv.slice(2);
const sizes = wanted.map(Number).filter((size) => size > 0);
const names = wanted.filter((word) => Number.isNaN(Number(word)));
const isWanted = (name: string) => names.length === 0 || names.includes(name);
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupted.abort(new Error(`called off by ${signal}`)));
}
const beforeFleet = { starting, limits };
const onFleet = { rates, sessions, settings, once, mails, files, pages, deploy };
const parts = [...Object.keys(beforeFleet), ...Object.keys(onFleet), 'measure'];
const unknown = names.filter((name) => !parts.includes(name));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}.`);

/** On servers that run already, one part after the other; each adds to `claims` what it has shown. */
async function showOnFleet(postgres: LocalPostgres, size: number, claims: Claim[]): Promise<void> {
  const outside = { mails: await startMailServer(), rates: await answerRates() };
  const variables = {
    SMTP_URL: `smtp://127.0.0.1:${outside.mails.port}`,
    EXCHANGE_RATE_URL: outside.rates.url,
    STOP_DELAY: '5',
  };
  try {
    const fleet = await Fleet.start(postgres, { size, variables });
    for (const [name, show] of Object.entries(onFleet)) {
      if (!isWanted(name)) continue;
      console.log(`${size} servers: ${name} ...`);
      claims.push(...(await shown(name, interrupted.signal, () => show(fleet, outside))));
    }
    await fleet.remove();
  } finally {
    await outside.mails.stop();
    outside.rates.stop();
  }
}

async function claimsWith(postgres: LocalPostgres, size: number): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const [name, show] of Object.entries(beforeFleet)) {
    if (!isWanted(name)) continue;
    claims.push(...(await shown(name, interrupted.signal, () => show(postgres, size))));
  }
  const onSeveral = async () => {
    await showOnFleet(postgres, size, claims);
    return [];
  };
  claims.push(...(await shown('servers that run', interrupted.signal, onSeveral)));
  return claims;
}

const startedAt = performance.now();
const results: { size: number; claims: Claim[] }[] = [];
const postgres = await startLocalPostgres();
if (!postgres) throw new Error('PostgreSQL is not installed here.');
try {
  if (names.includes('measure')) {
    const { measure } = await import('./measure/measure.ts');
    await unlessInterrupted(interrupted.signal, () => measure(postgres, loadBefore));
  } else {
    for (const size of sizes.length > 0 ? sizes : [2, 4])
      results.push({ size, claims: await claimsWith(postgres, size) });
    console.log(`\n${terminalTable(results)}`);
  }
} finally {
  await removeFleets();
  postgres.stop();
}
console.log(`\nAll of it took ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
process.exit(results.every(({ claims }) => claims.every(({ holds }) => holds)) ? 0 : 1);
