import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ApplicationSort, ApplicationStatus } from '../../../shared/contracts/application.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

/** The table's state in the address; what is left out has its default. */
export type ApplicationsSearch = {
  search?: string | undefined;
  status?: ApplicationStatus | undefined;
  sort?: ApplicationSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** The application whose review dialog is open. */
  review?: string | undefined;
};

const statuses = [
  'pending',
  'reviewing',
  'accepted',
  'rejected',
] as const satisfies ApplicationStatus[];
const sorts = [
  'createdAt',
  'applicantName',
  'email',
  'position',
  'status',
  'finalScore',
] as const satisfies ApplicationSort[];

export const adminApplicationsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'applications',
  // Written without the contract's schema: a route's search parser is part of every page's bundle.
  validateSearch: (raw: Record<string, unknown>): ApplicationsSearch => ({
    search: textParam(raw.search),
    status: oneOf(raw.status, statuses),
    sort: oneOf(raw.sort, sorts),
    order: oneOf(raw.order, ['asc', 'desc']),
    after: textParam(raw.after),
    before: textParam(raw.before),
    review: textParam(raw.review),
  }),
  component: lazyRouteComponent(
    () => import('../../features/applications/applications-page.tsx'),
    'ApplicationsPage',
  ),
});
