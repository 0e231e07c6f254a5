import { type ClientRequest, request } from 'node:http';

type Listener = (event: { loaded: number }) => void;
const chunkBytes = 64 * 1024;

/** The way to the server, as slow as a test needs it. */
export type Line = {
  /** So many bytes of a request get through; then it hangs until it is aborted. */
  stallsAfterBytes: number;
};

/**
 * As much of XMLHttpRequest as the uploading client uses, over node:http; it sends in chunks and reports progress after
 * each, so that a test can stop in the middle.
 */
export function nodeXhr(origin: string, line: Line) {
  return class {
    status = 0;
    statusText = '';
    responseType = '';
    response: unknown = null;
    #listeners = new Map<string, Listener>();
    #progress: Listener = () => {};
    #headers: Record<string, string> = {};
    #url = '';
    #request: ClientRequest | undefined;
    #aborted = false;
    #abortion = Promise.withResolvers<void>();

    upload = {
      addEventListener: (_name: string, listener: Listener) => {
        this.#progress = listener;
      },
    };

    open(_method: string, url: string) {
      this.#url = url;
    }

    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }

    addEventListener(name: string, listener: Listener) {
      this.#listeners.set(name, listener);
    }

    abort() {
      this.#aborted = true;
      this.#abortion.resolve();
      this.#request?.destroy();
    }

    async send(form: FormData) {
      const encoded = new Response(form);
      const body = Buffer.from(await encoded.arrayBuffer());
      const sending = request(new URL(this.#url, origin), {
        method: 'PUT',
        headers: {
          ...this.#headers,
          'content-type': encoded.headers.get('content-type') ?? '',
          'content-length': body.length,
        },
      });
      this.#request = sending;
      sending.on('error', () => {
        if (!this.#aborted) this.#listeners.get('error')?.({ loaded: 0 });
      });
      sending.on('response', async (response) => {
        const text = (await response.toArray()).join('');
        this.status = response.statusCode ?? 0;
        this.response = JSON.parse(text);
        this.#listeners.get('load')?.({ loaded: body.length });
      });
      for (let at = 0; at < body.length && !this.#aborted; at += chunkBytes) {
        const chunk = body.subarray(at, at + chunkBytes);
        await new Promise((resolve) => sending.write(chunk, resolve));
        this.#progress({ loaded: at + chunk.length });
        if (at + chunk.length > line.stallsAfterBytes) await this.#abortion.promise;
      }
      if (!this.#aborted) sending.end();
    }
  };
}
