import { setTimeout as pause } from 'node:timers/promises';

export type Probe = {
  /** How often each status came; 0 where no answer did. */
  statuses: ReadonlyMap<number, number>;
  /** Seconds that the slowest answer took. */
  slowest: number;
  /** Bodies of answers with 503, and what they asked to wait. */
  refusals: { text: string; retryAfter: string | null }[];
};

/** What is never answered is given up after so long, and shows as 0; in milliseconds. */
const patienceMs = 60_000;

/** Asks an address again and again until it is called off; gives what came back. */
export function probe(url: string, init: RequestInit = {}, everyMs = 200): () => Promise<Probe> {
  const statuses = new Map<number, number>();
  const refusals: Probe['refusals'] = [];
  let slowest = 0;
  let isOver = false;
  const ask = async () => {
    const startedAt = performance.now();
    let status = 0;
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await fetch(url, { redirect: 'manual', ...init, signal });
      const text = await answer.text();
      status = answer.status;
      if (status === 503) refusals.push({ text, retryAfter: answer.headers.get('retry-after') });
    } catch {
      status = 0;
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    slowest = Math.max(slowest, (performance.now() - startedAt) / 1000);
  };
  const running = (async () => {
    while (!isOver) {
      await ask();
      await pause(everyMs);
    }
  })();
  return async () => {
    isOver = true;
    await running;
    return { statuses, slowest, refusals };
  };
}

/** `200 (31), 503 (4)`. */
export const statusesOf = ({ statuses }: Probe) =>
  [...statuses].map(([status, times]) => `${status || 'no answer'} (${times})`).join(', ');

/** What a refusal must be: JSON with the code, a sentence for people, nothing of the inside, and when to try again. */
export function refusalFailures(what: string, { statuses, refusals }: Probe): string[] {
  const others = [...statuses.keys()].filter((status) => status !== 200 && status !== 503);
  const unclear = refusals.filter(
    ({ text, retryAfter }) =>
      !text.includes('"unavailable"') || !retryAfter || /sql|postgres|connect|\.ts\b/i.test(text),
  );
  return [
    ...(others.length > 0 ? [`${what} answered ${others.join(', ')}`] : []),
    ...(unclear.length > 0 ? [`${what} refused unclearly: ${unclear[0]?.text}`] : []),
  ];
}

/** A page that needs the database: as ever, or 503 with the time to try again. */
export function pageRefusalFailures(what: string, { statuses, refusals }: Probe): string[] {
  const others = [...statuses.keys()].filter((status) => status !== 200 && status !== 503);
  return [
    ...(others.length > 0 ? [`${what} answered ${others.join(', ')}`] : []),
    ...(refusals.some(({ retryAfter }) => !retryAfter)
      ? [`${what} did not say when to ask again`]
      : []),
  ];
}

/** A page or call that goes on as if nothing had happened. */
export const steadyFailures = (what: string, seen: Probe, withinSeconds: number) => [
  ...(seen.statuses.size === 1 && seen.statuses.has(200)
    ? []
    : [`${what} answered ${statusesOf(seen)}`]),
  ...(seen.slowest > withinSeconds ? [`${what} took ${seen.slowest.toFixed(1)} s`] : []),
];
