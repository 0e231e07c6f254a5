import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readApplicationsSearch } from '../../features/applications/applications-search.ts';
import { readPortalUser, requireRole } from '../portal.ts';
import { rootRoute } from '../root.tsx';
import { adminRoute } from './admin.ts';

export const adminApplicationsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'applications',
  validateSearch: readApplicationsSearch,
  component: lazyRouteComponent(
    () => import('../../features/applications/applications-page.tsx'),
    'ApplicationsPage',
  ),
});

/** One application on paper: beside the portal, not in it, so that nothing of its frame is there. */
export const applicationPrintRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/applications/$id/print',
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const user = await readPortalUser(context, location);
    requireRole(user, 'admin');
    return { user };
  },
  component: lazyRouteComponent(
    () => import('../../features/applications/print-page.tsx'),
    'PrintPage',
  ),
});
