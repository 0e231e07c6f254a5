import lighthouse, { type Result } from 'lighthouse';
import { z } from 'zod';

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

function numberOf(result: Result, audit: string): number {
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

function lostIn(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    const shown = audit.displayValue ? ` (${audit.displayValue})` : '';
    return [`${id} ${Math.round(audit.score * 100)}${shown}${placesOf(audit.details)}`];
  });
}

/** Runs Lighthouse as for a phone in the browser that listens on the port. Throws when the page could not be judged. */
export async function runLighthouse(address: string, port: number): Promise<LighthouseRun> {
  const run = await lighthouse(address, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
  });
  if (!run) throw new Error(`no result for ${address}`);
  const { lhr } = run;
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
