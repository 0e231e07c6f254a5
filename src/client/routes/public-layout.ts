import { createRoute } from '@tanstack/react-router';
import { PublicFrame } from './public-frame.tsx';
import { rootRoute } from './root.tsx';
import { organization, structuredScripts } from './structured-data.ts';

/** Header and footer round every public page; what they show of the settings is loaded once. */
export const publicLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  loader: async ({ context }) => (await context.api()).public.getSiteState.query(),
  staleTime: Number.POSITIVE_INFINITY,
  // For machines, as what the pages add to it: on the server alone.
  head: ({ match, loaderData }) => ({
    scripts:
      import.meta.env.SSR && loaderData
        ? structuredScripts([organization(match.context, loaderData.contact)])
        : [],
  }),
  component: PublicFrame,
});
