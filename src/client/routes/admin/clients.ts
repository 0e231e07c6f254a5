import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ClientSort, ClientSource } from '../../../shared/contracts/client-admin.ts';
import type { ClientInvoiceSort, InvoiceState } from '../../../shared/contracts/invoice.ts';
import {
  optionalParams,
  parseEnumParam,
  parseMemberParam,
  parsePageParams,
  parseTextParam,
} from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

type ClientTab = 'services' | 'projects' | 'invoices';

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
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** The dialog with the client's form is open. */
      edit: raw.edit === true || undefined,
      /** The overview when it is left out. */
      tab: parseEnumParam(raw.tab, clientTabs),
      /** The record of the tab that is open beside its list. */
      open: parseTextParam(raw.open),
      /** The record whose form is open, or `new`. */
      form: parseTextParam(raw.form),
      /** Of invoices. */
      state: parseMemberParam(raw.state, invoiceStates),
      after: parseTextParam(raw.after),
      before: parseTextParam(raw.before),
    }),
  component: lazyRouteComponent(() => import('./client-screen.tsx'), 'ClientScreen'),
});

const clientSources: Record<ClientSource, true> = { registration: true, administrator: true };
const clientSorts = ['createdAt', 'companyName', 'contactPerson'] as const satisfies ClientSort[];

export const adminClientsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'clients',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      search: parseTextParam(raw.search),
      status: parseEnumParam(raw.status, ['active', 'inactive']),
      nda: parseEnumParam(raw.nda, ['signed', 'pending']),
      source: parseMemberParam(raw.source, clientSources),
      sort: parseEnumParam(raw.sort, clientSorts),
      ...parsePageParams(raw),
      /** Cards when it is left out. */
      view: parseEnumParam(raw.view, ['table']),
      /** The dialog for a new client is open. */
      add: raw.add === true || undefined,
    }),
  component: lazyRouteComponent(
    () => import('../../features/clients/clients-page.tsx'),
    'ClientsPage',
  ),
});

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
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      search: parseTextParam(raw.search),
      state: parseMemberParam(raw.state, invoiceStates),
      sort: parseEnumParam(raw.sort, invoiceSorts),
      /** The dialog that begins an invoice is open. */
      add: raw.add === true || undefined,
      ...parsePageParams(raw),
    }),
  component: lazyRouteComponent(
    () => import('../../features/invoices/invoices-page.tsx'),
    'InvoicesPage',
  ),
});
