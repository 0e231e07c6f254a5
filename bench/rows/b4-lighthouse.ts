import { launch } from 'chrome-launcher';
import { count, milliseconds, share } from '../support/format.ts';
import {
  categories,
  ensureLighthouse,
  type LighthouseRun,
  runLighthouse,
} from '../support/lighthouse-run.ts';
import { loadPage } from '../support/page-load.ts';
import { atMost, type Figure, type Row, ratioAtMost, type Site } from '../support/row.ts';
import { chromeName, chromeOptions } from '../support/site.ts';
import { serveStaticCopy } from '../support/static-copy.ts';
import { median } from '../support/statistics.ts';

const english = ['/', '/careers', '/gallery', '/register'];
const german = ['/de', '/de/careers', '/de/gallery', '/de/register'];
const paths = [...english, ...german];
const slowestLcp = 1.2;
const mostShift = 0.02;
/** Of 100, in the order of `categories`. The first varies by some points from run to run. */
const leastScores = [97, 100, 100, 100];
/** Runs of a page whose median counts; more than of other rows, because the first score varies most. */
const mostRounds = 5;
/** Milliseconds for which scripts may keep a page from answering, where it has most of them to start. */
const mostBlocking = 150;
const blockingPaths = ['/', '/gallery', '/de', '/de/gallery'];

type Pair = { ours: LighthouseRun; copy: LighthouseRun };

/** Now and then a recording does not begin; Lighthouse then asks to be run again. */
const mostTries = 3;

async function judge(address: string, tries = 1): Promise<LighthouseRun> {
  // A browser of its own for each run: nothing is left of the one before.
  const chrome = await launch(chromeOptions());
  try {
    return await runLighthouse(address, chrome.port);
  } catch (error) {
    if (tries === mostTries || !String(error).includes('NO_NAVSTART')) throw error;
  } finally {
    chrome.kill();
  }
  return judge(address, tries + 1);
}

/** Our page and its static copy in turns, after both have been asked for once. */
async function judgePairs(site: Site, path: string): Promise<Pair[]> {
  const address = `${site.url}${path}`;
  const copy = await serveStaticCopy(address);
  const rounds = site.rounds === 1 ? 1 : mostRounds;
  try {
    const pairs: Pair[] = [];
    await loadPage(site, path);
    await loadPage({ ...site, url: copy.url }, '/');
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ ours: await judge(address), copy: await judge(`${copy.url}/`) });
    }
    return pairs;
  } finally {
    await copy.stop();
  }
}

function figuresOf(path: string, pairs: Pair[]): Figure[] {
  const middle = (pick: (pair: Pair) => number) => median(pairs.map(pick));
  const scores = categories.map((_, index) => middle(({ ours }) => ours.scores[index] ?? 0));
  const lcp = middle(({ ours }) => ours.lcpMs);
  const copyLcp = middle(({ copy }) => copy.lcpMs);
  return [
    {
      what: `${path}, ${categories.join(' / ')}`,
      figure: scores.join(' / '),
      ratio: null,
      limit: `at least ${leastScores.join(' / ')}`,
      holds: scores.every((score, index) => score >= (leastScores[index] ?? 100)),
    },
    ratioAtMost(
      `${path}, LCP / LCP of a static copy`,
      `${milliseconds(lcp)} / ${milliseconds(copyLcp)}`,
      lcp / copyLcp,
      slowestLcp,
    ),
    atMost(
      `${path}, CLS`,
      middle(({ ours }) => ours.cls),
      mostShift,
      share,
    ),
    ...(blockingPaths.includes(path)
      ? [
          atMost(
            `${path}, total blocking time`,
            middle(({ ours }) => ours.tbtMs),
            mostBlocking,
            milliseconds,
          ),
        ]
      : []),
  ];
}

function notesOf(path: string, pairs: Pair[]): string[] {
  const last = pairs.at(-1);
  if (!last) return [];
  const { ours, copy } = last;
  const speeds = pairs.map((pair) => count(pair.ours.machineSpeed)).join(', ');
  /** Of the copy, which runs nothing, it is what the browser and a busy machine take by themselves. */
  const tbt = (pick: (pair: Pair) => LighthouseRun) =>
    median(pairs.map((pair) => pick(pair).tbtMs));
  const kinds = ({ kinds }: LighthouseRun) =>
    kinds.map(({ kind, size }) => `${kind} ${count(size)}`).join(', ');
  return [
    `${path}: TBT ${milliseconds(tbt((pair) => pair.ours))}, of the copy ${milliseconds(tbt((pair) => pair.copy))}, the machine’s speed ${speeds}; bytes: ${kinds(ours)}; of the copy: ${kinds(copy)}`,
    ...(ours.lost.length > 0 ? [`${path} loses points by ${ours.lost.join(', ')}`] : []),
  ];
}

/** Lighthouse as for a phone, beside a static copy of the same page without its scripts. */
export const row: Row = {
  id: 'B4',
  title: 'Lighthouse on a phone',
  measure: async (site) => {
    ensureLighthouse();
    const figures: Figure[] = [];
    const notes = [`judged by ${chromeName()}`];
    for (const path of paths) {
      const pairs = await judgePairs(site, path);
      figures.push(...figuresOf(path, pairs));
      notes.push(...notesOf(path, pairs));
    }
    return { figures, notes };
  },
};
