import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ChangeRequestStatus } from '../../../shared/contracts/change-request.ts';
import type {
  BookingPeriod,
  MessageSort,
  MessageStatus,
  RegistrationState,
  SubscriberSort,
} from '../../../shared/contracts/inbox.ts';
import type { SubscriberStatus } from '../../../shared/contracts/newsletter.ts';
import { dayParam } from '../../lib/day-filter.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

type InboxTab = 'messages' | 'registrations' | 'requests' | 'bookings' | 'newsletter';

/** `own` is that of the browser. */
type CalendarZone = 'manila' | 'own';

/** The open tab and the state of its list; what is left out has its default. */
export type InboxSearch = {
  /** Messages when it is left out. */
  tab?: InboxTab | undefined;
  search?: string | undefined;
  /** Of messages. */
  status?: MessageStatus | undefined;
  /** Of registrations; those that wait when it is left out. */
  state?: RegistrationState | undefined;
  /** Of change requests. */
  requestStatus?: ChangeRequestStatus | undefined;
  /** Of bookings; those to come when it is left out. */
  period?: BookingPeriod | undefined;
  /** Of newsletter addresses. */
  subscription?: SubscriberStatus | undefined;
  sort?: MessageSort | SubscriberSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** The message that is open beside the list. */
  message?: string | undefined;
  /** The change request that is open beside the list. */
  request?: string | undefined;
  /** Of bookings; the list when it is left out. */
  view?: 'calendar' | undefined;
  /** Of the calendar; a week when it is left out. */
  span?: 'month' | undefined;
  /** A day the calendar shows, `2026-11-23`; today when it is left out. */
  day?: string | undefined;
  /** By whose clock the calendar is; Berlin's when it is left out. */
  zone?: CalendarZone | undefined;
  /** The booking that is open beside list or calendar. */
  booking?: string | undefined;
};

const tabs = ['messages', 'registrations', 'requests', 'bookings', 'newsletter'] as const;
const statuses = ['new', 'answered', 'archived'] as const satisfies MessageStatus[];
const states = ['waiting', 'handled'] as const satisfies RegistrationState[];
const requestStatuses = [
  'open',
  'approved',
  'declined',
  'done',
] as const satisfies ChangeRequestStatus[];
const periods = ['upcoming', 'past'] as const satisfies BookingPeriod[];
const subscriptions = [
  'pending',
  'confirmed',
  'unsubscribed',
] as const satisfies SubscriberStatus[];

export const adminInboxRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'inbox',
  validateSearch: (raw: Record<string, unknown>): InboxSearch => ({
    tab: oneOf(raw.tab, tabs),
    search: textParam(raw.search),
    status: oneOf(raw.status, statuses),
    state: oneOf(raw.state, states),
    requestStatus: oneOf(raw.requestStatus, requestStatuses),
    period: oneOf(raw.period, periods),
    subscription: oneOf(raw.subscription, subscriptions),
    sort: oneOf(raw.sort, ['createdAt', 'name', 'email']),
    order: oneOf(raw.order, ['asc', 'desc']),
    after: textParam(raw.after),
    before: textParam(raw.before),
    message: textParam(raw.message),
    request: textParam(raw.request),
    view: oneOf(raw.view, ['calendar']),
    span: oneOf(raw.span, ['month']),
    day: dayParam(raw.day),
    zone: oneOf(raw.zone, ['manila', 'own']),
    booking: textParam(raw.booking),
  }),
  component: lazyRouteComponent(() => import('../../features/inbox/inbox-page.tsx'), 'InboxPage'),
});
