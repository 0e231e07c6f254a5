import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** Header and footer round every public page; what they show of the settings is loaded once. */
export const publicLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  loader: async ({ context }) => (await context.api()).public.getSettings.query(),
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(() => import('../features/site/site-layout.tsx'), 'SiteLayout'),
});
