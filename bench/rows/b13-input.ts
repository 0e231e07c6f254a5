import { startLocalPostgres } from '../../.ci/postgres.ts';
import { startServer } from '../../e2e/support/server.ts';
import { databaseUrl, onServer } from '../../src/server/testing/postgres-server.ts';
import { milliseconds } from '../support/format.ts';
import { atMost, type Row, type Site } from '../support/row.ts';

const limitMs = 60;
/** Just below the server's own limit of 512 kB. */
const size = 500_000;
/** A query in an address is shorter: the runtime takes 16 kB of headers. */
const addressSize = 12_000;
const token = 'token-of-the-benchmark-2026';
const json = { 'content-type': 'application/json' };

/** As many pieces, divided by commas, as fit into so many characters. */
const fill = (length: number, piece: (index: number) => string): string => {
  const pieces: string[] = [];
  for (let used = 0; used < length; used += (pieces.at(-1)?.length ?? 0) + 1) {
    pieces.push(piece(pieces.length));
  }
  return pieces.slice(0, -1).join(',');
};

type Input = { what: string; make: (length: number) => string };

const annotated = (length: number, annotation: string) => {
  const numbers = fill(length / 12, () => '2147483648');
  const paths = fill(length - length / 6, (at) => `"a.${at}":${annotation}`);
  return `{"json":{"a":[${numbers}]},"meta":{"values":{${paths}}}}`;
};

const inputs: readonly Input[] = [
  { what: 'typed arrays of numbers', make: (n) => annotated(n, '[["typed-array","Uint8Array"]]') },
  { what: 'dates without end', make: (n) => annotated(n, '["Date"]') },
  {
    what: 'dates of numbers, a thousand',
    make: () =>
      `{"json":{"a":[${fill(10_990, () => '2147483648')}]},"meta":{"values":{${fill(14_000, (at) => `"a.${at}":["Date"]`)}}}}`,
  },
  {
    what: 'references between values',
    make: (n) =>
      `{"json":{"a":[]},"meta":{"referentialEqualities":{"a":[${fill(n, (at) => `"a.${at}"`)}]}}}`,
  },
  { what: 'a list of numbers', make: (n) => `{"json":[${fill(n, () => '0')}]}` },
  { what: '5,000 numbers', make: () => `{"json":{"ids":[${fill(9996, () => '0')}]}}` },
  {
    what: 'ids that are none',
    make: () => `{"json":{"ids":[${fill(9996, () => '0')}],"version":0}}`,
  },
  { what: 'keys', make: (n) => `{"json":{${fill(n, (at) => `"${at}x":0`)}}}` },
  { what: 'keys like prototypes', make: (n) => `{"json":{${fill(n, () => '"__proto__":{}')}}}` },
  {
    what: 'nested lists',
    make: (n) => `{"json":${'['.repeat(n / 2 - 10)}${']'.repeat(n / 2 - 10)}}`,
  },
  {
    what: 'a long text',
    make: (n) => {
      const text = 'a'.repeat(n / 8);
      return `{"json":{"search":"${text}","token":"${text}","slug":"${text}","key":"${text}","email":"${text}@"}}`;
    },
  },
  {
    what: 'a path of dots',
    make: (n) => `{"json":{},"meta":{"values":{"${'.'.repeat(n - 50)}":["Date"]}}}`,
  },
];

const procedures = {
  query: ['public.getProfile', 'public.listNews', 'gallery.list', 'careers.listQuestions'],
  mutation: [
    'public.login',
    'public.sendContact',
    'careers.submitApplication',
    'careers.submitQuiz',
  ],
};

type Ask = { what: string; run: (url: string) => Promise<Response> };

const post = (url: string, path: string, body: string) =>
  fetch(url + path, {
    method: 'POST',
    headers: { ...json, origin: url },
    body,
  });

function asksOf({ what, make }: Input): Ask[] {
  const all = [...procedures.query, ...procedures.mutation];
  const single = all.map((name) => ({
    what: `${what}, ${name}`,
    run: (url: string) => post(url, `/api/trpc/${name}`, make(size)),
  }));
  const ten = (name: string) => Array.from({ length: 10 }, () => name).join(',');
  const batches = all.map((name) => ({
    what: `${what}, ten times ${name}`,
    run: (url: string) => {
      const one = make(size / 10 - 20);
      const body = Array.from({ length: 10 }, (_, at) => `"${at}":${one}`).join(',');
      return post(url, `/api/trpc/${ten(name)}?batch=1`, `{${body}}`);
    },
  }));
  const addresses = procedures.query.map((name) => ({
    what: `${what}, ${name} by GET`,
    run: (url: string) =>
      fetch(
        `${url}/api/trpc/${name}?input=${encodeURIComponent(make(addressSize / 2)).slice(0, addressSize)}`,
      ),
  }));
  return [...single, ...batches, ...addresses];
}

/** The longest that the server's event loop was held since this was asked last, in milliseconds. */
async function longestDelay(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1];
  if (seconds === undefined)
    throw new Error(`the server does not tell its delay: ${answer.status}`);
  return Number(seconds) * 1000;
}

async function measureOn(serverUrl: string, { ratesUrl, rounds }: Site) {
  await onServer(serverUrl, ['create database "hostile_input"']);
  const server = await startServer('embedded', {
    DATABASE_URL: databaseUrl(serverUrl, 'hostile_input'),
    EXCHANGE_RATE_URL: ratesUrl,
    METRICS_TOKEN: token,
  });
  try {
    const taken: { what: string; delay: number }[] = [];
    for (const { what, run } of inputs.flatMap(asksOf)) {
      // A processor that others use delays too: the least of a few tries is what the input itself costs.
      const delays: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        await longestDelay(server.url);
        const answer = await run(server.url);
        await answer.arrayBuffer();
        if (answer.status >= 500) throw new Error(`${what}: ${answer.status}`);
        delays.push(await longestDelay(server.url));
      }
      taken.push({ what, delay: Math.min(...delays) });
    }
    const slowest = taken.toSorted((one, other) => other.delay - one.delay);
    const [worst] = slowest;
    if (!worst) throw new Error('nothing was asked');
    return {
      figures: [
        atMost(
          `longest delay of the event loop by ${taken.length} requests of up to 512 kB`,
          worst.delay,
          limitMs,
          milliseconds,
        ),
      ],
      notes: slowest.slice(0, 8).map(({ what, delay }) => `${what}: ${milliseconds(delay)}`),
    };
  } finally {
    await server.stop();
  }
}

/** Inputs made to keep a server busy, by POST, GET and in batches; the delay is what everybody else waits. */
export const row: Row = {
  id: 'B13',
  title: 'Hostile input',
  measure: async (site) => {
    const local = await startLocalPostgres();
    if (!local) throw new Error('no PostgreSQL is installed here');
    try {
      return await measureOn(local.url, site);
    } finally {
      local.stop();
    }
  },
};
