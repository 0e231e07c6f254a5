import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What a browser does wrong in the eyes of every test, gathered over all contexts of one test. */
export class ConsoleWatch {
  readonly #allowed: RegExp[] = [];
  readonly #problems: string[] = [];
  readonly #foreign: string[] = [];

  /** Follows a context; `origin` is the only one its pages may ask anything of. */
  follow(context: BrowserContext, origin: string): void {
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') this.#problems.push(message.text());
    });
    context.on('weberror', (error) => this.#problems.push(String(error.error())));
    context.on('request', (request) => {
      const url = new URL(request.url());
      const isLocal = ['data:', 'blob:'].includes(url.protocol) || url.origin === origin;
      if (!isLocal) this.#foreign.push(url.href);
    });
  }

  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  get unexpectedErrors(): string[] {
    return this.#problems.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  /** Requests that left this site. */
  get foreignRequests(): string[] {
    return this.#foreign;
  }
}
