import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from '../server/trpc/routers/app.ts';
import { languageHeader } from '../shared/i18n/locale.ts';
import { plainInputs } from '../shared/plain-inputs.ts';

/** Shared by the plain client of route loaders and the hooks of screens. */
export const trpcLinks = [
  httpBatchLink({
    url: '/api/trpc',
    transformer: plainInputs,
    maxItems: 10,
    // Search texts and tokens belong in no address that a proxy logs.
    methodOverride: 'POST',
    // Answers speak the language of the page, whatever the browser prefers.
    headers: () => ({ [languageHeader]: document.documentElement.lang }),
  }),
];

export const trpcClient = createTRPCClient<AppRouter>({ links: trpcLinks });
