import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const folder = fileURLToPath(new URL('../lighthouse', import.meta.url));
const program = `${folder}/node_modules/lighthouse/cli/index.js`;

const packageSchema = z.object({ version: z.string() });
const pinsSchema = z.object({ dependencies: z.object({ lighthouse: z.string() }) });
const readJson = (file: string): unknown => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

/** Tells whether the installation was finished, and is of the version that is asked for. */
function isInstalled(): boolean {
  // npm writes it at the end.
  if (!existsSync(`${folder}/node_modules/.package-lock.json`)) return false;
  const { version } = packageSchema.parse(readJson('node_modules/lighthouse/package.json'));
  return version === pinsSchema.parse(readJson('package.json')).dependencies.lighthouse;
}

/** Installs Lighthouse, whose packages are a fifth as large as all others together, for those who measure alone. */
export function ensureLighthouse(): void {
  if (isInstalled()) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LighthouseRun = {
  /** Of each category, 0 to 100, in the order of `categories`. */
  scores: number[];
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** The speed of the machine at that moment by Lighthouse's own count. */
  machineSpeed: number;
  /** What was transferred, by kind, in bytes. */
  kinds: { kind: string; size: number }[];
  /** The audits that cost points. */
  lost: string[];
};

const summarySchema = z.object({
  items: z.array(z.object({ resourceType: z.string(), transferSize: z.number() })),
});

/** As much of its report as is told here. */
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
      details: z.unknown().optional(),
    }),
  ),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

function numberOf(result: Report, audit: string): number {
  const value = result.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no ${audit}`);
  return value;
}

const placesSchema = z.object({
  items: z.array(z.object({ node: z.object({ selector: z.string() }) })),
});

/** The elements an audit complains about. */
function placesOf(details: unknown): string {
  const { data } = placesSchema.safeParse(details);
  return data ? ` at ${data.items.map(({ node }) => node.selector).join(' and ')}` : '';
}

function lostIn(result: Report, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    const shown = audit.displayValue ? ` (${audit.displayValue})` : '';
    return [`${id} ${Math.round(audit.score * 100)}${shown}${placesOf(audit.details)}`];
  });
}

/** What Lighthouse says of a page, as for a phone; also why it could not say more. */
async function readReport(address: string, port: number): Promise<Report> {
  const results = await mkdtemp(path.join(tmpdir(), 'talabridge-lighthouse-'));
  const file = path.join(results, 'report.json');
  const options = [
    `--port=${port}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
  ];
  try {
    await promisify(execFile)(process.execPath, [program, address, ...options]).catch((error) => {
      // It fails over a page, too, but says why in its report.
      if (!existsSync(file)) throw error;
    });
    return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(results, { recursive: true, force: true });
  }
}

/** Runs Lighthouse in the browser that listens on the port. Throws when the page could not be judged. */
export async function runLighthouse(address: string, port: number): Promise<LighthouseRun> {
  const lhr = await readReport(address, port);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lcpMs: numberOf(lhr, 'largest-contentful-paint'),
    cls: numberOf(lhr, 'cumulative-layout-shift'),
    tbtMs: numberOf(lhr, 'total-blocking-time'),
    machineSpeed: lhr.environment.benchmarkIndex,
    kinds: summarySchema
      .parse(lhr.audits['resource-summary']?.details)
      .items.map(({ resourceType, transferSize }) => ({ kind: resourceType, size: transferSize }))
      .filter(({ size }) => size > 0),
    lost: categories.flatMap((id) => lostIn(lhr, id)),
  };
}
