import type { TestMailServer } from '../../../src/server/testing/mail-server.ts';
import type { Fleet } from './fleet.ts';
import type { RatesServer } from './rates-server.ts';

/** One line of the table: what several servers have to do as one, and what was seen. */
export type Claim = { what: string; figure: string; holds: boolean };

/** Services of others that the servers use. */
type Outside = { mails: TestMailServer; rates: RatesServer };

/** What is shown on servers that run already. */
export type FleetClaims = (fleet: Fleet, outside: Outside) => Promise<Claim[]>;

/** A number that has to be exactly this one. */
export const exactly = (what: string, found: number, expected: number): Claim => ({
  what,
  figure: found === expected ? String(found) : `${found}, not ${expected}`,
  holds: found === expected,
});
