import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textParam } from '../../lib/search-params.ts';
import { clientRoute } from './client.ts';

export type ClientProjectsSearch = {
  /** The project that is open beside the list. */
  project?: string | undefined;
};

export const clientProjectsRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: 'projects',
  validateSearch: (raw: Record<string, unknown>): ClientProjectsSearch => ({
    project: textParam(raw.project),
  }),
  component: lazyRouteComponent(
    () => import('../../features/client-portal/projects-page.tsx'),
    'ProjectsPage',
  ),
});
