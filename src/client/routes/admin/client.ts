import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { InvoiceState } from '../../../shared/contracts/invoice.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

export type ClientTab = 'services' | 'projects' | 'invoices';

export type ClientSearch = {
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

const tabs = ['services', 'projects', 'invoices'] as const satisfies ClientTab[];
const states = ['draft', 'sent', 'overdue', 'paid', 'void'] as const satisfies InvoiceState[];

export const adminClientRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'clients/$id',
  validateSearch: (raw: Record<string, unknown>): ClientSearch => ({
    edit: raw.edit === true ? true : undefined,
    tab: oneOf(raw.tab, tabs),
    open: textParam(raw.open),
    form: textParam(raw.form),
    state: oneOf(raw.state, states),
    after: textParam(raw.after),
    before: textParam(raw.before),
  }),
  component: lazyRouteComponent(() => import('./client-screen.tsx'), 'ClientScreen'),
});
