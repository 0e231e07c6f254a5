import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { IssuedSort, IssuedState } from '../../../shared/contracts/invoice.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { clientRoute } from './client.ts';

/** The table's state in the address; what is left out has its default. */
export type ClientInvoicesSearch = {
  search?: string | undefined;
  state?: IssuedState | undefined;
  sort?: IssuedSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** The invoice that is open beside the table. */
  invoice?: string | undefined;
};

const states = ['sent', 'overdue', 'paid', 'void'] as const satisfies IssuedState[];
const sorts = ['issuedOn', 'dueOn', 'totalCents', 'number'] as const satisfies IssuedSort[];

export const clientInvoicesRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: 'invoices',
  validateSearch: (raw: Record<string, unknown>): ClientInvoicesSearch => ({
    search: textParam(raw.search),
    state: oneOf(raw.state, states),
    sort: oneOf(raw.sort, sorts),
    order: oneOf(raw.order, ['asc', 'desc']),
    after: textParam(raw.after),
    before: textParam(raw.before),
    invoice: textParam(raw.invoice),
  }),
  component: lazyRouteComponent(
    () => import('../../features/client-portal/invoices-page.tsx'),
    'InvoicesPage',
  ),
});
