import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../.ci/free-port.ts';
import { startLocalPostgres } from '../../.ci/postgres.ts';
import { pdfOfSize } from '../../src/server/uploads/testing/resume-files.ts';
import { bytes, milliseconds, ratio } from '../support/format.ts';
import { residentBytes, treeBytes } from '../support/memory.ts';
import { publicPages } from '../support/public-pages.ts';
import { atMost, type Figure, type Row, ratioAtMost, type Site } from '../support/row.ts';
import { median } from '../support/statistics.ts';
import { addressOf, send } from '../support/uploads.ts';

const firstStartMs = 15_000;
const laterStartMs = 3000;
const highestBytes = 600_000_000;
const idleBytes = { 'embedded database': 400_000_000, PostgreSQL: 250_000_000 };
/** Of what it held before. */
const mostAfterWork = 1.5;
const pages = 1000;
const resumes = 100;
const resumeBytes = 300_000;
const sampleMs = 100;
/** Longer than any start takes. */
const giveUpMs = 180_000;
/** Long enough for what a start leaves to be collected. */
const restMs = 45_000;

/** Copies what a clone of the sources would have; the packages are shared. */
function cloneSources(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'talabridge-start-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && existsSync(name))) {
    cpSync(file, path.join(folder, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

const scripts = z.object({ scripts: z.object({ start: z.string() }) });

/** Starts the site as `npm start` does; counts until it says that it runs. */
async function startSite(folder: string, variables: Record<string, string>) {
  const manifest = scripts.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const [, ...command] = manifest.scripts.start.split(' ');
  const startedAt = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, PORT: String(await freePort()), ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the site could not be started');
  let highest = 0;
  const sampling = setInterval(() => {
    highest = Math.max(highest, treeBytes(pid));
  }, sampleMs);
  const givingUp = setTimeout(() => child.kill('SIGKILL'), giveUpMs);
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}`)));
  });
  ended.catch(() => {});
  const running = new Promise<string>((resolve) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const url = /running on (\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    });
  });
  try {
    const url = await Promise.race([running, ended]);
    return {
      url,
      pid,
      ms: performance.now() - startedAt,
      highest: Math.max(highest, treeBytes(pid)),
      stop: async () => {
        child.kill('SIGTERM');
        await ended.catch(() => {});
      },
    };
  } finally {
    clearInterval(sampling);
    clearTimeout(givingUp);
  }
}

/** Reads pages and sends résumés; tells what the process holds before and after, at rest. */
async function measureWork(site: Site, { url, pid }: { url: string; pid: number }) {
  await wait(restMs);
  const before = residentBytes(pid);
  const paths = await publicPages({ ...site, url });
  for (let page = 0; page < pages; page += 1) {
    // A query of its own has each page rendered anew.
    await (await fetch(`${url}${paths[page % paths.length]}?page=${page}`)).arrayBuffer();
  }
  const body = await pdfOfSize(resumeBytes);
  for (let resume = 0; resume < resumes; resume += 1) await send(await addressOf(url), body);
  await wait(restMs);
  return { before, after: residentBytes(pid) };
}

async function measureIdle(
  site: Site,
  kind: keyof typeof idleBytes,
  server: { url: string; pid: number },
): Promise<Figure[]> {
  const { before, after } = await measureWork(site, server);
  return [
    atMost(`memory at rest, ${kind}`, before, idleBytes[kind], bytes),
    ratioAtMost(
      `after ${pages} pages and ${resumes} résumés / before, ${kind}`,
      `${bytes(after)} / ${bytes(before)}`,
      after / before,
      mostAfterWork,
    ),
  ];
}

/** Starts of a fresh clone, build included, and of what it left, and the memory they take. */
export const row: Row = {
  id: 'B16',
  title: 'Start and memory',
  measure: async (site) => {
    const folder = cloneSources();
    const postgres = await startLocalPostgres();
    const variables = {
      DATA_DIR: path.join(folder, 'data'),
      EXCHANGE_RATE_URL: site.ratesUrl,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    };
    try {
      const first = await startSite(folder, variables);
      await first.stop();
      const times = [];
      for (let round = 0; round < site.rounds; round += 1) {
        const later = await startSite(folder, variables);
        times.push(later.ms);
        await later.stop();
      }
      const later = median(times);
      const figures = [
        atMost('first start, build included', first.ms, firstStartMs, milliseconds),
        atMost('a later start', later, laterStartMs, milliseconds),
        atMost('memory of the first start at its highest', first.highest, highestBytes, bytes),
      ];
      const embedded = await startSite(folder, variables);
      figures.push(
        atMost('memory of a later start at its highest', embedded.highest, highestBytes, bytes),
        ...(await measureIdle(site, 'embedded database', embedded).finally(embedded.stop)),
      );
      if (postgres) {
        const server = await startSite(folder, { ...variables, DATABASE_URL: postgres.url });
        figures.push(...(await measureIdle(site, 'PostgreSQL', server).finally(server.stop)));
      }
      return {
        figures,
        notes: [`the first start takes ${ratio(first.ms / later)} times a later one`],
      };
    } finally {
      postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
