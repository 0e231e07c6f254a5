import autocannon, { type Request, type Result } from 'autocannon';

export type Rate = { perSecond: number; medianMs: number; slowestHundredthMs: number };

const connections = 10;

/** One server's share of the load: as many requests as ten connections get answered in that time. */
function drive(url: string, seconds: number, request: Request): Promise<Result> {
  const finished = Promise.withResolvers<Result>();
  autocannon({ url, connections, duration: seconds, requests: [request] }, (error, result) =>
    error ? finished.reject(error) : finished.resolve(result),
  );
  return finished.promise;
}

/** The same requests to all servers at once, past any proxy. Throws where one of them is refused. */
export async function driveAll(
  urls: readonly string[],
  seconds: number,
  request: Request,
): Promise<Rate> {
  const results = await Promise.all(urls.map((url) => drive(url, seconds, request)));
  const refused = results.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0);
  if (refused > 0) throw new Error(`${request.path}: ${refused} requests failed`);
  const mean = (of: (result: Result) => number) =>
    results.reduce((sum, result) => sum + of(result), 0) / results.length;
  return {
    perSecond: results.reduce((sum, { requests, duration }) => sum + requests.total / duration, 0),
    medianMs: mean(({ latency }) => latency.p50),
    slowestHundredthMs: mean(({ latency }) => latency.p99),
  };
}
