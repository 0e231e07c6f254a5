import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminRoute } from './admin.ts';

export type ClientSearch = {
  /** The dialog with the client's form is open. */
  edit?: true | undefined;
};

export const adminClientRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'clients/$id',
  validateSearch: (raw: Record<string, unknown>): ClientSearch => ({
    edit: raw.edit === true ? true : undefined,
  }),
  component: lazyRouteComponent(
    () => import('../../features/clients/client-page.tsx'),
    'ClientPage',
  ),
});
