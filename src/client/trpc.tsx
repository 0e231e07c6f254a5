import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCReact } from '@trpc/react-query';
import { type ReactNode, useState } from 'react';
import type { AppRouter } from '../server/trpc/routers/app.ts';
import { invalidatingMutationCache } from './invalidation.ts';
import { trpcLinks } from './trpc-client.ts';

/** Typed hooks of every procedure; screens below a DataProvider use them. */
export const trpc = createTRPCReact<AppRouter>();

/**
 * Server data for the screens below. As specified, data never goes stale by itself and nothing is fetched again on
 * focus; what a mutation changes is asked for again by the table of invalidation.ts.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState((): QueryClient => {
    const created: QueryClient = new QueryClient({
      mutationCache: invalidatingMutationCache(() => created),
      defaultOptions: {
        queries: {
          staleTime: Number.POSITIVE_INFINITY,
          retry: false,
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
        },
        // Offline, an action fails and says so; it does not wait, to be done when it is no longer expected.
        mutations: { retry: false, networkMode: 'always' },
      },
    });
    return created;
  });
  const [client] = useState(() => trpc.createClient({ links: trpcLinks }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
