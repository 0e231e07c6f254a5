import {
  createTRPCClient,
  httpLink,
  type OperationResultEnvelope,
  type TRPCClient,
  type TRPCClientError,
  type TRPCLink,
} from '@trpc/client';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import type { AppRouter } from '../../src/server/trpc/routers/app.ts';

type Answer = OperationResultEnvelope<unknown, TRPCClientError<AppRouter>>;

/** Asks for the same thing once. */
const rememberLink: TRPCLink<AppRouter> = () => {
  const answers = new Map<string, Answer>();
  return ({ op, next }) =>
    observable((observer) => {
      const key = JSON.stringify([op.path, op.input]);
      const known = answers.get(key);
      if (known) {
        observer.next(known);
        observer.complete();
        return;
      }
      return next(op).subscribe({
        next: (answer) => {
          answers.set(key, answer);
          observer.next(answer);
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      });
    });
};

/** The data of a running server, without the time it takes to get them: from the second question on. */
export function rememberingApi(url: string): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [rememberLink, httpLink({ url: `${url}/api/trpc`, transformer: superjson })],
  });
}
