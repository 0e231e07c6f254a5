import { linkIn, mailTo } from './mailbox.ts';
import type { TestApp } from './test-app.ts';
import type { Answer, TestClient } from './test-client.ts';

/** Calls one procedure or row once, in a way that it takes. */
export type Ask = () => Promise<Answer>;

/** A procedure's answer as it comes over the wire. `dates` are the fields of the input that are dates. */
export function callOf(client: TestClient) {
  return {
    query: (name: string, json?: unknown): Promise<Answer> =>
      client.get(
        `/api/trpc/${name}${json === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify({ json }))}`}`,
      ),
    mutate: (name: string, json?: unknown, dates: readonly string[] = []): Promise<Answer> =>
      client.post(`/api/trpc/${name}`, {
        json,
        meta: { values: Object.fromEntries(dates.map((field) => [field, ['Date']])) },
      }),
  };
}

/** What a procedure answered. */
export const dataOf = (answer: Answer) => Object(answer.body).result.data.json;

/** The token of a link in the one mail to an address, once it is delivered. */
export async function tokenMailedTo(app: TestApp, email: string, path: string): Promise<string> {
  await app.doJobs();
  return linkIn(await mailTo(app, email), path).searchParams.get('token') ?? '';
}
