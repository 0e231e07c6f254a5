import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ClientSort, ClientSource } from '../../../shared/contracts/client-admin.ts';
import type { ClientInvoiceSort, InvoiceState } from '../../../shared/contracts/invoice.ts';
import { parseEnumParam, parseMemberParam, parseTextParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

type ClientTab = 'services' | 'projects' | 'invoices';

type ClientSearch = {
  /** The dialog with the client's form is open. */
  edit?: true | undefined;
  /** The overview when it is left out. */
  tab?: ClientTab | undefined;
  /** The record of the tab that is open beside its list. */
  open?: string | undefined;
  /** The record whose form is open, or `new`. */
  form?: string | undefined;
  /** Of invoices. */
  state?: InvoiceState | undefined;
  after?: string | undefined;
  before?: string | undefined;
};

const clientTabs = ['services', 'projects', 'invoices'] as const satisfies ClientTab[];
const invoiceStates: Record<InvoiceState, true> = {
  draft: true,
  sent: true,
  overdue: true,
  paid: true,
  void: true,
};

export const adminClientRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'clients/$id',
  validateSearch: (raw: Record<string, unknown>): ClientSearch => ({
    edit: raw.edit === true ? true : undefined,
    tab: parseEnumParam(raw.tab, clientTabs),
    open: parseTextParam(raw.open),
    form: parseTextParam(raw.form),
    state: parseMemberParam(raw.state, invoiceStates),
    after: parseTextParam(raw.after),
    before: parseTextParam(raw.before),
  }),
  component: lazyRouteComponent(() => import('./client-screen.tsx'), 'ClientScreen'),
});

/** The list's state in the address; what is left out has its default. */
type ClientsSearch = {
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

const clientSources: Record<ClientSource, true> = { registration: true, administrator: true };
const clientSorts = ['createdAt', 'companyName', 'contactPerson'] as const satisfies ClientSort[];

export const adminClientsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'clients',
  validateSearch: (raw: Record<string, unknown>): ClientsSearch => ({
    search: parseTextParam(raw.search),
    status: parseEnumParam(raw.status, ['active', 'inactive']),
    nda: parseEnumParam(raw.nda, ['signed', 'pending']),
    source: parseMemberParam(raw.source, clientSources),
    sort: parseEnumParam(raw.sort, clientSorts),
    order: parseEnumParam(raw.order, ['asc', 'desc']),
    after: parseTextParam(raw.after),
    before: parseTextParam(raw.before),
    view: parseEnumParam(raw.view, ['table']),
    add: raw.add === true ? true : undefined,
  }),
  component: lazyRouteComponent(
    () => import('../../features/clients/clients-page.tsx'),
    'ClientsPage',
  ),
});

/** The list of all clients' invoices in the address; what is left out has its default. */
type InvoicesSearch = {
  search?: string | undefined;
  state?: InvoiceState | undefined;
  sort?: ClientInvoiceSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
};

const invoiceSorts = [
  'createdAt',
  'number',
  'client',
  'state',
  'dueOn',
  'totalCents',
] as const satisfies ClientInvoiceSort[];

export const adminInvoicesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'invoices',
  validateSearch: (raw: Record<string, unknown>): InvoicesSearch => ({
    search: parseTextParam(raw.search),
    state: parseMemberParam(raw.state, invoiceStates),
    sort: parseEnumParam(raw.sort, invoiceSorts),
    order: parseEnumParam(raw.order, ['asc', 'desc']),
    after: parseTextParam(raw.after),
    before: parseTextParam(raw.before),
  }),
  component: lazyRouteComponent(
    () => import('../../features/invoices/invoices-page.tsx'),
    'InvoicesPage',
  ),
});
