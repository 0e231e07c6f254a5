import type { TestClient } from '../../../src/server/testing/test-client.ts';

/** What a sender knows of a write: told that it is done, told that it is not, or left without an answer. */
export type Standing = 'acknowledged' | 'refused' | 'unknown';

export type Entry = {
  /** Under which the database is searched for it afterwards. */
  key: string;
  standing: Standing;
  /** Sends it, or sends it again; rejects when no answer comes. */
  send: (client: TestClient) => Promise<Exclude<Standing, 'unknown'>>;
};

export type Counts = {
  sent: number;
  acknowledged: number;
  stored: number;
  /** Acknowledged and not stored. */
  lost: number;
  /** Stored more than once. */
  twice: number;
};

/** Every write that was sent, to be compared with what is stored in the end. */
export class Ledger {
  readonly entries: Entry[] = [];

  /** Sends a write and notes what became of it. Rejects when no answer came; it stays `unknown` then. */
  async send(client: TestClient, write: Pick<Entry, 'key' | 'send'>): Promise<Entry> {
    const entry: Entry = { ...write, standing: 'unknown' };
    this.entries.push(entry);
    entry.standing = await entry.send(client);
    return entry;
  }

  /** Sends again what was refused or got no answer, as people and browsers do. */
  async sendAgain(client: TestClient): Promise<void> {
    for (const entry of this.entries) {
      if (entry.standing !== 'acknowledged') entry.standing = await entry.send(client);
    }
  }

  count(standing: Standing): number {
    return this.entries.filter((entry) => entry.standing === standing).length;
  }

  /** @param stored how often each key is in the database */
  compare(stored: ReadonlyMap<string, number>): Counts {
    const times = (entry: Entry) => stored.get(entry.key) ?? 0;
    const acknowledged = this.entries.filter(({ standing }) => standing === 'acknowledged');
    return {
      sent: this.entries.length,
      acknowledged: acknowledged.length,
      stored: this.entries.filter((entry) => times(entry) > 0).length,
      lost: acknowledged.filter((entry) => times(entry) === 0).length,
      twice: this.entries.filter((entry) => times(entry) > 1).length,
    };
  }
}

/** What every ledger has to show: nothing lost, nothing twice. */
export function bookFailures({ lost, twice, acknowledged }: Counts): string[] {
  return [
    ...(lost > 0 ? [`${lost} acknowledged writes are not stored`] : []),
    ...(twice > 0 ? [`${twice} writes are stored more than once`] : []),
    ...(acknowledged === 0 ? ['nothing was acknowledged, so nothing was shown'] : []),
  ];
}
