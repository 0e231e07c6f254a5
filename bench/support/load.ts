import autocannon, { type Result } from 'autocannon';

const connections = 10;

export type Load = {
  /** Answers a second. */
  rate: number;
  /** What each answer took, in milliseconds. */
  latencies: number[];
};

/** Asks for the address over ten connections, each as soon as its last answer has come. Throws unless all are 200. */
export async function load(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const latencies: number[] = [];
  const finished = Promise.withResolvers<Result>();
  autocannon({ url, connections, duration: seconds, headers }, (error, result) =>
    error ? finished.reject(error) : finished.resolve(result),
  ).on('response', (_client, _status, _bytes, took) => latencies.push(took));
  const { errors, non2xx, requests, duration } = await finished.promise;
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refused`);
  return { rate: requests.total / duration, latencies };
}
