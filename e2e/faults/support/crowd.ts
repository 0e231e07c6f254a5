import { setTimeout as pause } from 'node:timers/promises';
import { TestClient } from '../../../src/server/testing/test-client.ts';
import type { Ledger } from './ledger.ts';
import {
  applicationWrite,
  contactWrite,
  likeWrite,
  registrationWrite,
  resumeUrlOf,
  resumeWrite,
  uploadAddress,
} from './writes.ts';

type Options = { random: () => number; pictureId: string; writers?: number };

const writersByDefault = 6;

/** A broken line, not an answer: `fetch` says it so. */
const isBroken = (error: unknown) => error instanceof TypeError;

/** Several people who send everything that a visitor can send, one thing after the other, until they are called off. */
export class Crowd {
  readonly ledger: Ledger;
  /** What was answered that no server should answer. */
  readonly failures: string[] = [];
  readonly #options: Options;
  #url: string | null = null;
  #running: Promise<unknown> = Promise.resolve();

  constructor(ledger: Ledger, options: Options) {
    this.ledger = ledger;
    this.#options = options;
  }

  /** They begin, and go on whatever happens to the line. */
  start(url: string): void {
    this.#url = url;
    const { writers = writersByDefault } = this.#options;
    this.#running = Promise.all(Array.from({ length: writers }, () => this.#writeOn(url)));
  }

  /** Nobody begins anything new; waits for the answers that are still to come. */
  async stop(): Promise<void> {
    this.#url = null;
    await this.#running;
  }

  async #writeOn(url: string): Promise<void> {
    const client = new TestClient(url);
    while (this.#url === url) {
      try {
        if (await this.#writeSomething(client)) continue;
      } catch (error) {
        if (!isBroken(error)) this.failures.push(String(error));
      }
      // Whoever is refused, or sees a broken line, waits a moment before the next try.
      await pause(50);
    }
  }

  /** Whether it was taken. */
  async #writeSomething(client: TestClient): Promise<boolean> {
    const choice = Math.floor(this.#options.random() * 4);
    if (choice === 3) return this.#apply(client);
    const write = [contactWrite, registrationWrite, () => likeWrite(this.#options.pictureId)][
      choice
    ];
    if (!write) return false;
    return (await this.ledger.send(client, write())).standing === 'acknowledged';
  }

  async #apply(client: TestClient): Promise<boolean> {
    const address = await uploadAddress(client);
    if (address === null) return false;
    const resume = await this.ledger.send(client, resumeWrite(address));
    if (resume.standing !== 'acknowledged') return false;
    const sent = await this.ledger.send(client, applicationWrite(resumeUrlOf(address)));
    return sent.standing === 'acknowledged';
  }
}
