import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ClientSort, ClientSource } from '../../../shared/contracts/client-admin.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

/** The list's state in the address; what is left out has its default. */
export type ClientsSearch = {
  search?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
  nda?: 'signed' | 'pending' | undefined;
  source?: ClientSource | undefined;
  sort?: ClientSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** Cards when it is left out. */
  view?: 'table' | undefined;
  /** The dialog for a new client is open. */
  add?: true | undefined;
};

const sources = ['registration', 'administrator'] as const satisfies ClientSource[];
const sorts = ['createdAt', 'companyName', 'contactPerson'] as const satisfies ClientSort[];

export const adminClientsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'clients',
  validateSearch: (raw: Record<string, unknown>): ClientsSearch => ({
    search: textParam(raw.search),
    status: oneOf(raw.status, ['active', 'inactive']),
    nda: oneOf(raw.nda, ['signed', 'pending']),
    source: oneOf(raw.source, sources),
    sort: oneOf(raw.sort, sorts),
    order: oneOf(raw.order, ['asc', 'desc']),
    after: textParam(raw.after),
    before: textParam(raw.before),
    view: oneOf(raw.view, ['table']),
    add: raw.add === true ? true : undefined,
  }),
  component: lazyRouteComponent(
    () => import('../../features/clients/clients-page.tsx'),
    'ClientsPage',
  ),
});
