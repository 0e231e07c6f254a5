import type { Logger } from 'pino';
import { z } from 'zod';
import { type ExchangeRates, exchangeRatesSchema } from '../../../shared/contracts/site.ts';
import { ExchangeRate } from '../../db/entities/system.ts';
import type { EntityManager, Orm } from '../../db/orm.ts';
import { claimTask } from '../scheduled-tasks.ts';

export type ExchangeRateSource = {
  /** The last good rates; null before there are any, and once they are a day old. */
  current: () => ExchangeRates | null;
  stop: () => void;
};

/** Rates, and when they were answered, in milliseconds. */
export type DatedRates = { rates: ExchangeRates; at: number };

/** Asks by `ask`, or finds the answer another server got; null where there is none yet. */
export type ShareRates = (ask: () => Promise<ExchangeRates>) => Promise<DatedRates | null>;

const fetchUnshared: ShareRates = async (ask) => ({ rates: await ask(), at: Date.now() });

type SharedExchangeRates = ExchangeRateSource & {
  /** Looks at once, because another server may have newer rates. */
  refresh: () => Promise<void>;
};

const refreshMs = 5 * 60_000;
const timeoutMs = 10_000;
/** Older rates are worse than none. */
const maxAgeMs = 24 * 3_600_000;

const unitsPerPeso = z.number().positive();
/** As open.er-api.com answers: units of each currency for one peso. */
const answerSchema = z.object({
  result: z.literal('success'),
  base_code: z.literal('PHP'),
  rates: z.object({ USD: unitsPerPeso, EUR: unitsPerPeso, GBP: unitsPerPeso }),
});

async function fetchRates(url: string, signal: AbortSignal): Promise<ExchangeRates> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`answered ${response.status}`);
  }
  const { rates } = answerSchema.parse(await response.json());
  return { USD: 1 / rates.USD, EUR: 1 / rates.EUR, GBP: 1 / rates.GBP };
}

/** Describes a failure without the response's text: parsers quote it. */
function describeFailure(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'not the expected answer';
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const areEqual = (a: ExchangeRates | null, b: ExchangeRates | null) =>
  a?.USD === b?.USD && a?.EUR === b?.EUR && a?.GBP === b?.GBP;

/**
 * Asks the rates service now and every five minutes, one call at a time. A failure is logged, and the last good rates
 * stay for a day.
 * @param options.changed called when other rates are to be shown than before
 * @param options.share lets several servers ask as one; without it this one asks for itself
 */
export function startExchangeRates(options: {
  url: string;
  log: Logger;
  changed: () => void;
  share?: ShareRates;
}): SharedExchangeRates {
  const { url, log, changed, share = fetchUnshared } = options;
  const stopped = new AbortController();
  let last: DatedRates | null = null;
  let isShown = false;
  let isFetching = false;
  let isRefreshDue = false;

  const current = () => (last && Date.now() - last.at < maxAgeMs ? last.rates : null);

  const look = async () => {
    if (isFetching) return;
    isFetching = true;
    try {
      const heard = await share(() => fetchRates(url, stopped.signal));
      if (!heard) return;
      const before = current();
      last = heard;
      const now = current();
      // They may have become too old since the last look, and another server may have heard of none either.
      const areOutdated = isShown && now === null;
      isShown = now !== null;
      if (areOutdated || !areEqual(before, now)) changed();
    } catch (error) {
      if (stopped.signal.aborted) return;
      log.warn({ reason: describeFailure(error) }, 'no exchange rates');
      // Pages that still show rates of yesterday are rendered again without them.
      if (isShown && !current()) {
        isShown = false;
        changed();
      }
    } finally {
      isFetching = false;
      if (isRefreshDue && !stopped.signal.aborted) {
        isRefreshDue = false;
        void look();
      }
    }
  };

  void look();
  const timer = setInterval(() => void look(), refreshMs);
  timer.unref();
  return {
    current,
    refresh: async () => {
      // A read at this moment may give the former value.
      isRefreshDue = isFetching;
      await look();
    },
    stop: () => {
      clearInterval(timer);
      stopped.abort();
    },
  };
}

/** A little less than the time between two looks, so that none of them comes too early, in seconds. */
const fetchIntervalSeconds = 290;
/** A service that is away is asked no more often than one that answers. */
const fetchTask = {
  name: 'exchange rates',
  everySeconds: fetchIntervalSeconds,
  afterFailureSeconds: fetchIntervalSeconds,
};

async function readRates(em: EntityManager): Promise<DatedRates | null> {
  const stored = await em.find(ExchangeRate, {}, { disableIdentityMap: true });
  const [first] = stored;
  if (!first) return null;
  const rates = Object.fromEntries(stored.map(({ currency, pesos }) => [currency, pesos]));
  return { rates: exchangeRatesSchema.parse(rates), at: first.fetchedAt.getTime() };
}

/** Lets one of the servers ask at a time, which stores what it heard for the others, and for its own next start. */
export function createSharedRates(orm: Orm): ShareRates {
  return async (ask) => {
    const em = orm.em.fork();
    let heard: DatedRates | null = null;
    await claimTask(em, fetchTask, async () => {
      const rates = await ask();
      const fetchedAt = new Date();
      heard = { rates, at: fetchedAt.getTime() };
      const currencies = exchangeRatesSchema.keyof().options;
      await em.upsertMany(
        ExchangeRate,
        currencies.map((currency) => ({ currency, pesos: rates[currency], fetchedAt })),
      );
    });
    return heard ?? readRates(em);
  };
}
