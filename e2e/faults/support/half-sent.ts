import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** A request that the server has begun to read and whose body is not whole yet. */
export class HalfSent {
  readonly #request: ClientRequest;
  readonly #rest: Uint8Array;
  readonly #answered: Promise<number>;

  private constructor(sending: ClientRequest, rest: Uint8Array, answered: Promise<number>) {
    this.#request = sending;
    this.#rest = rest;
    this.#answered = answered;
  }

  /** Sends the first half of the body, once the server has said that it reads. */
  static async begin(
    url: string,
    options: { method: string; headers: Record<string, string> },
    body: Uint8Array,
  ): Promise<HalfSent> {
    const sending = request(new URL(url), {
      method: options.method,
      headers: { ...options.headers, 'content-length': body.length, expect: '100-continue' },
    });
    const answered = once(sending, 'response').then(([response]: IncomingMessage[]) => {
      response?.resume();
      return response?.statusCode ?? 0;
    });
    answered.catch(() => {});
    sending.on('error', () => {});
    sending.flushHeaders();
    await once(sending, 'continue');
    const half = Math.floor(body.length / 2);
    await new Promise<void>((resolve) => sending.write(body.subarray(0, half), () => resolve()));
    return new HalfSent(sending, body.subarray(half), answered);
  }

  /** Sends the rest; answers the status. Rejects when no answer comes. */
  finish(): Promise<number> {
    this.#request.end(this.#rest);
    return this.#answered;
  }

  /** The line breaks. */
  cut(): void {
    this.#request.destroy();
  }
}
