import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textParam } from '../../lib/search-params.ts';
import { clientRoute } from './client.ts';

export type ClientServicesSearch = {
  /** What the open dialog asks about: the id of a service, or `company`. */
  ask?: string | undefined;
};

export const clientServicesRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: 'services',
  validateSearch: (raw: Record<string, unknown>): ClientServicesSearch => ({
    ask: textParam(raw.ask),
  }),
  component: lazyRouteComponent(
    () => import('../../features/client-portal/services-page.tsx'),
    'ServicesPage',
  ),
});
