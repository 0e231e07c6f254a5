import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { IssuedSort, IssuedState } from '../../shared/contracts/invoice.ts';
import {
  optionalParams,
  parseEnumParam,
  parseMemberParam,
  parsePageParams,
  parseTextParam,
} from '../lib/search-params.ts';
import { portalRoute, requireRole } from './portal.tsx';

/** Everything that a client sees behind the login. */
export const clientRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: '/client',
  beforeLoad: ({ context }) => requireRole(context.user, 'client'),
});

export const clientDashboardRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: '/',
  component: lazyRouteComponent(
    () => import('../features/client-portal/dashboard-page.tsx'),
    'DashboardPage',
  ),
});

const states: Record<IssuedState, true> = { sent: true, overdue: true, paid: true, void: true };
const sorts = ['issuedOn', 'dueOn', 'totalCents', 'number'] as const satisfies IssuedSort[];

export const clientInvoicesRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: 'invoices',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      search: parseTextParam(raw.search),
      state: parseMemberParam(raw.state, states),
      sort: parseEnumParam(raw.sort, sorts),
      ...parsePageParams(raw),
      /** The invoice that is open beside the table. */
      invoice: parseTextParam(raw.invoice),
      /** The question about it is open over it. */
      ask: (raw.ask === true && raw.invoice !== undefined) || undefined,
    }),
  component: lazyRouteComponent(
    () => import('../features/client-portal/invoices-page.tsx'),
    'InvoicesPage',
  ),
});

export const clientProjectsRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: 'projects',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** The project that is open beside the list. */
      project: parseTextParam(raw.project),
      /** The question about it is open over it. */
      ask: (raw.ask === true && raw.project !== undefined) || undefined,
    }),
  component: lazyRouteComponent(
    () => import('../features/client-portal/projects-page.tsx'),
    'ProjectsPage',
  ),
});

export const clientServicesRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: 'services',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** Subject of the open dialog: the id of a service, or `company`. */
      ask: parseTextParam(raw.ask),
    }),
  component: lazyRouteComponent(
    () => import('../features/client-portal/services-page.tsx'),
    'ServicesPage',
  ),
});
