import { exchangeRatesSchema } from '../../../shared/contracts/site.ts';
import { Setting } from '../../db/entities/setting.ts';
import type { EntityManager, Orm } from '../../db/orm.ts';
import { takeChore } from '../chores/take-chore.ts';
import type { DatedRates, ShareRates } from './exchange-rates.ts';

/** A setting like another: when its value changes, every server hears that pages have changed. */
const key = 'exchange_rates';

/** A little less than the time between two looks, so that none of them comes too early, in seconds. */
const everySeconds = 290;
/** A service that is away is asked no more often than one that answers. */
const chore = { name: 'exchange rates', everySeconds, afterFailureSeconds: everySeconds };

async function readRates(em: EntityManager): Promise<DatedRates | null> {
  const stored = await em.findOne(Setting, { key }, { disableIdentityMap: true });
  if (!stored) return null;
  const rates = exchangeRatesSchema.parse(JSON.parse(stored.value));
  return { rates, at: stored.updatedAt.getTime() };
}

/** One of the servers asks at a time, and writes what it heard down for the others, and for its own next start. */
export function sharedRates(orm: Orm): ShareRates {
  return async (ask) => {
    const em = orm.em.fork();
    let heard: DatedRates | null = null;
    await takeChore(em, chore, async () => {
      const rates = await ask();
      const updatedAt = new Date();
      heard = { rates, at: updatedAt.getTime() };
      await em.upsert(Setting, { key, value: JSON.stringify(rates), description: '', updatedAt });
    });
    return heard ?? readRates(em);
  };
}
