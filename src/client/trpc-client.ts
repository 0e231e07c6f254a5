import { createTRPCClient, httpBatchLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '../server/trpc/routers/app.ts';

/** Shared by the plain client of route loaders and the hooks of screens. */
export const trpcLinks = [
  httpBatchLink({ url: '/api/trpc', transformer: superjson, maxItems: 10 }),
];

export const trpcClient = createTRPCClient<AppRouter>({ links: trpcLinks });
