import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { plainInputs } from '../../shared/plain-inputs.ts';
import type { AppRouter } from '../trpc/routers/app.ts';

export type TestResponse = {
  status: number;
  headers: Headers;
  /** The parsed body; the text itself where it is not JSON. */
  body: unknown;
  text: string;
};

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Talks to the server as a browser does: keeps its cookies and says where the request comes from. */
export class TestClient {
  readonly url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(header: string) {
    this.#cookies.clear();
    for (const part of header.split('; ').filter(Boolean)) {
      const at = part.indexOf('=');
      this.#cookies.set(part.slice(0, at), part.slice(at + 1));
    }
  }

  /** Any request; cookies are sent and kept. */
  fetch = async (path: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has('origin')) headers.set('origin', this.url);
    if (this.#cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', this.cookie);
    const target = path instanceof Request ? path : new URL(String(path), this.url);
    const response = await fetch(target, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '') this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), value);
    }
    return response;
  };

  async request(method: string, path: string, init: RequestInit = {}): Promise<TestResponse> {
    const response = await this.fetch(path, { method, ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parseBody(text) };
  }

  #send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
    return this.request(method, path, {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  get = (path: string, headers: Record<string, string> = {}) =>
    this.request('GET', path, { headers });
  delete = (path: string) => this.request('DELETE', path);
  post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    this.#send('POST', path, body, headers);
  put = (path: string, body: unknown) => this.#send('PUT', path, body);
  patch = (path: string, body: unknown) => this.#send('PATCH', path, body);

  /** The typed client the browser uses, over real http. */
  get trpc() {
    return createTRPCClient<AppRouter>({
      links: [
        httpBatchLink({
          url: `${this.url}/api/trpc`,
          transformer: plainInputs,
          fetch: (input, init) =>
            this.fetch(String(input), { ...init, signal: init?.signal ?? null }),
        }),
      ],
    });
  }
}
