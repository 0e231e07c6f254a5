import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { MailKind, MailSort, MailStatus } from '../../../shared/contracts/mail.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

/** The state of the outbox in the address; what is left out has its default. */
export type OutboxSearch = {
  search?: string | undefined;
  status?: MailStatus | undefined;
  kind?: MailKind | undefined;
  sort?: MailSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** The mail that is open beside the list. */
  mail?: string | undefined;
};

const statuses = ['queued', 'sent', 'kept', 'failed', 'expired'] as const satisfies MailStatus[];
const kinds = [
  'application-received',
  'application-status',
  'client-registered',
  'invitation',
  'password-reset',
  'newsletter-confirmation',
  'booking-confirmed',
  'booking-moved',
  'booking-cancelled',
  'contact-received',
  'staff-notice',
  'invoice-sent',
  'request-answered',
] as const satisfies MailKind[];

export const adminOutboxRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'outbox',
  validateSearch: (raw: Record<string, unknown>): OutboxSearch => ({
    search: textParam(raw.search),
    status: oneOf(raw.status, statuses),
    kind: oneOf(raw.kind, kinds),
    sort: oneOf(raw.sort, ['createdAt', 'recipient']),
    order: oneOf(raw.order, ['asc', 'desc']),
    after: textParam(raw.after),
    before: textParam(raw.before),
    mail: textParam(raw.mail),
  }),
  component: lazyRouteComponent(
    () => import('../../features/outbox/outbox-page.tsx'),
    'OutboxPage',
  ),
});
