import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { startLocalPostgres } from '../.ci/postgres.ts';
import { startServer } from '../e2e/support/server.ts';
import { load } from './support/load.ts';
import { sum } from './support/statistics.ts';
import { markdownLine } from './support/text-table.ts';

// `npm run profile` shows whose code the server's processor time goes to, for what visitors ask for most: microseconds
// of each answer, by V8's sampling profiler. A change is judged by the table before it and the table after it.

const galleryList = (input: object) =>
  `/api/trpc/gallery.list?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;

const asked = {
  'home page, kept': '/',
  'search of the news, rendered': '/news?search=the',
  'pictures, kept': galleryList({}),
  'pictures, with own likes': galleryList({ sessionId: 'session-of-a-visitor' }),
};

const warmUpSeconds = 3;
const seconds = 6;
/** What takes less of every answer than this, in microseconds, stands under the rest. */
const leastShown = 10;

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
  endTime: z.number(),
  startTime: z.number(),
});

/** Whose code a function is; null while the process waits. */
function ownerOf(frame: { functionName: string; url: string }): string | null {
  const { functionName, url } = frame;
  if (functionName === '(idle)') return null;
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (functionName === '(program)') return 'system calls and what is not JavaScript';
  if (url === '') return 'functions of V8';
  if (url.startsWith('node:')) return 'Node.js';
  const [, inPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (inPackage !== undefined) return inPackage;
  return url.includes('/dist/') ? 'pages, bundled with their packages' : 'src';
}

/** Microseconds by owner within a window that ends that long before the process did. */
function timesByOwner(file: string, windowMs: number, beforeEndMs: number): Map<string, number> {
  const profile = profileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const owners = new Map(profile.nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame)]));
  const until = profile.endTime - beforeEndMs * 1000;
  const from = until - windowMs * 1000;
  const times = new Map<string, number>();
  let at = profile.startTime;
  for (const [index, id] of profile.samples.entries()) {
    const delta = profile.timeDeltas[index] ?? 0;
    at += delta;
    const owner = owners.get(id);
    if (!owner || at < from || at > until) continue;
    times.set(owner, (times.get(owner) ?? 0) + delta);
  }
  return times;
}

/** Microseconds of an answer at that address, by owner. */
async function profileOf(address: string): Promise<Map<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'talabridge-profile-'));
  try {
    const server = await startServer('postgres', {
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}`,
    });
    await load(server.url + address, warmUpSeconds);
    const { latencies } = await load(server.url + address, seconds);
    const endedAt = performance.now();
    await server.stop();
    const beforeEndMs = performance.now() - endedAt;
    // The build that comes first is a process of its own, with a smaller profile.
    const [file] = readdirSync(folder)
      .map((name) => path.join(folder, name))
      .toSorted((a, b) => statSync(b).size - statSync(a).size);
    if (file === undefined) throw new Error('the server left no profile');
    const times = timesByOwner(file, seconds * 1000, beforeEndMs);
    return new Map([...times].map(([owner, time]) => [owner, time / latencies.length]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const postgres = await startLocalPostgres();
if (!postgres) throw new Error('no PostgreSQL is installed here');
process.env.TEST_DATABASE_URL = postgres.url;
const columns: { name: string; times: Map<string, number> }[] = [];
try {
  for (const [name, address] of Object.entries(asked)) {
    process.stderr.write(`${name} ...\n`);
    columns.push({ name, times: await profileOf(address) });
  }
} finally {
  postgres.stop();
}
const total = (times: Map<string, number>) => sum([...times.values()]);
const largest = (owner: string) => Math.max(...columns.map(({ times }) => times.get(owner) ?? 0));
const owners = [...new Set(columns.flatMap(({ times }) => [...times.keys()]))];
const shown = owners.filter((owner) => largest(owner) >= leastShown);
const cells = (what: string, value: (times: Map<string, number>) => number) => [
  what,
  ...columns.map(({ times }) => String(Math.round(value(times)) || '')),
];
const ofShown = (times: Map<string, number>) => sum(shown.map((owner) => times.get(owner) ?? 0));
const table = [
  ['microseconds of an answer', ...columns.map(({ name }) => name)],
  ['---', ...columns.map(() => '---:')],
  ...shown
    .toSorted((a, b) => largest(b) - largest(a))
    .map((owner) => cells(owner, (times) => times.get(owner) ?? 0)),
  cells('the rest', (times) => total(times) - ofShown(times)),
  cells('**all**', total),
];
process.stdout.write(`${table.map(markdownLine).join('\n')}\n`);
