import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const folder = fileURLToPath(new URL('../lighthouse', import.meta.url));
const program = `${folder}/node_modules/lighthouse/cli/index.js`;

/** It has packages of its own, a fifth as large as all others together, which only those who measure need. */
function ensureLighthouse(): void {
  if (existsSync(program)) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LighthouseRun = {
  /** Of each category, 0 to 100, in the order of `categories`. */
  scores: number[];
  lcpMs: number;
  cls: number;
  tbtMs: number;
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

/** A report of a page with many requests, in bytes. */
const maxReportBytes = 64 * 1024 * 1024;

/** Runs Lighthouse as for a phone in the browser that listens on the port. Throws when the page could not be judged. */
export async function runLighthouse(address: string, port: number): Promise<LighthouseRun> {
  ensureLighthouse();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      address,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
    ],
    { maxBuffer: maxReportBytes },
  );
  const lhr = reportSchema.parse(JSON.parse(stdout));
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lcpMs: numberOf(lhr, 'largest-contentful-paint'),
    cls: numberOf(lhr, 'cumulative-layout-shift'),
    tbtMs: numberOf(lhr, 'total-blocking-time'),
    kinds: summarySchema
      .parse(lhr.audits['resource-summary']?.details)
      .items.map(({ resourceType, transferSize }) => ({ kind: resourceType, size: transferSize }))
      .filter(({ size }) => size > 0),
    lost: categories.flatMap((id) => lostIn(lhr, id)),
  };
}
