import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { BookingPeriod } from '../../../shared/contracts/booking-admin.ts';
import type { ChangeRequestStatus } from '../../../shared/contracts/change-request.ts';
import type {
  MessageSort,
  MessageStatus,
  RegistrationState,
  SubscriberSort,
} from '../../../shared/contracts/inbox.ts';
import type { SubscriberStatus } from '../../../shared/contracts/newsletter.ts';
import { type BookingStatus, bookingStatuses } from '../../../shared/domain/booking-status.ts';
import { parseDayParam } from '../../lib/day-filter.ts';
import {
  parseEnumParam,
  parseMemberParam,
  parsePageParams,
  parseTextParam,
} from '../../lib/search-params.ts';
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
  bookingStatus?: BookingStatus | undefined;
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

const inboxTabs = ['messages', 'registrations', 'requests', 'bookings', 'newsletter'] as const;
const messageStatuses: Record<MessageStatus, true> = { new: true, answered: true, archived: true };
const registrationStates: Record<RegistrationState, true> = { waiting: true, handled: true };
const requestStatuses: Record<ChangeRequestStatus, true> = {
  open: true,
  approved: true,
  declined: true,
  done: true,
  withdrawn: true,
};
const bookingPeriods: Record<BookingPeriod, true> = { upcoming: true, past: true };
const subscriberStatuses: Record<SubscriberStatus, true> = {
  pending: true,
  confirmed: true,
  unsubscribed: true,
};

export const adminInboxRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'inbox',
  validateSearch: (raw: Record<string, unknown>): InboxSearch => ({
    tab: parseEnumParam(raw.tab, inboxTabs),
    search: parseTextParam(raw.search),
    status: parseMemberParam(raw.status, messageStatuses),
    state: parseMemberParam(raw.state, registrationStates),
    requestStatus: parseMemberParam(raw.requestStatus, requestStatuses),
    period: parseMemberParam(raw.period, bookingPeriods),
    bookingStatus: parseEnumParam(raw.bookingStatus, bookingStatuses),
    subscription: parseMemberParam(raw.subscription, subscriberStatuses),
    sort: parseEnumParam(raw.sort, ['createdAt', 'name', 'email']),
    ...parsePageParams(raw),
    message: parseTextParam(raw.message),
    request: parseTextParam(raw.request),
    view: parseEnumParam(raw.view, ['calendar']),
    span: parseEnumParam(raw.span, ['month']),
    day: parseDayParam(raw.day),
    zone: parseEnumParam(raw.zone, ['manila', 'own']),
    booking: parseTextParam(raw.booking),
  }),
  component: lazyRouteComponent(() => import('./inbox-screen.tsx'), 'InboxScreen'),
});
