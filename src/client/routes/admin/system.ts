import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ActivityKind } from '../../../shared/contracts/activity.ts';
import type { MailKind, MailSort, MailStatus } from '../../../shared/contracts/mail.ts';
import type { RetainedKind, RetainedState } from '../../../shared/contracts/retention.ts';
import { retainedKinds } from '../../../shared/domain/retention-periods.ts';
import { activityKinds } from '../../domain/activity-kind.ts';
import { parseDayParam } from '../../lib/day-filter.ts';
import { parseEnumParam, parseMemberParam, parseTextParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

/** The list's state in the address; what is left out narrows nothing. */
type ActivitySearch = {
  /** The id of the author. */
  person?: string | undefined;
  kind?: ActivityKind | undefined;
  /** The id of a record, or words of what it is called. */
  search?: string | undefined;
  /** Days of the reader, such as 2026-11-20, both included. */
  from?: string | undefined;
  to?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
};

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const adminActivityRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'activity',
  validateSearch: (raw: Record<string, unknown>): ActivitySearch => ({
    person: typeof raw.person === 'string' && uuidPattern.test(raw.person) ? raw.person : undefined,
    kind: parseEnumParam(raw.kind, activityKinds),
    search: parseTextParam(raw.search)?.slice(0, 200),
    from: parseDayParam(raw.from),
    to: parseDayParam(raw.to),
    after: parseTextParam(raw.after),
    before: parseTextParam(raw.before),
  }),
  component: lazyRouteComponent(
    () => import('../../features/activity/activity-page.tsx'),
    'ActivityPage',
  ),
});

/** The state of the outbox in the address; what is left out has its default. */
type OutboxSearch = {
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

const mailStatuses: Record<MailStatus, true> = {
  queued: true,
  sent: true,
  kept: true,
  failed: true,
  expired: true,
};
const mailKinds: Record<MailKind, true> = {
  'application-received': true,
  'application-status': true,
  'application-retake': true,
  'retake-withdrawn': true,
  'client-registered': true,
  invitation: true,
  'password-reset': true,
  'newsletter-confirmation': true,
  'booking-confirmed': true,
  'booking-moved': true,
  'booking-cancelled': true,
  'contact-received': true,
  'staff-notice': true,
  'invoice-sent': true,
  'credit-note': true,
  'request-answered': true,
};

export const adminOutboxRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'outbox',
  validateSearch: (raw: Record<string, unknown>): OutboxSearch => ({
    search: parseTextParam(raw.search),
    status: parseMemberParam(raw.status, mailStatuses),
    kind: parseMemberParam(raw.kind, mailKinds),
    sort: parseEnumParam(raw.sort, ['createdAt', 'recipient']),
    order: parseEnumParam(raw.order, ['asc', 'desc']),
    after: parseTextParam(raw.after),
    before: parseTextParam(raw.before),
    mail: parseTextParam(raw.mail),
  }),
  component: lazyRouteComponent(() => import('../../features/mail/outbox-page.tsx'), 'OutboxPage'),
});

/** The state of the screen in the address; what is left out has its default. */
type RetentionSearch = {
  kind?: RetainedKind | undefined;
  state?: RetainedState | undefined;
  search?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
};

export const adminRetentionRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'retention',
  validateSearch: (raw: Record<string, unknown>): RetentionSearch => ({
    kind: parseEnumParam(raw.kind, retainedKinds),
    state: parseEnumParam(raw.state, ['soon', 'held', 'all']),
    search: parseTextParam(raw.search)?.slice(0, 200),
    order: parseEnumParam(raw.order, ['asc', 'desc']),
    after: parseTextParam(raw.after),
    before: parseTextParam(raw.before),
  }),
  component: lazyRouteComponent(
    () => import('../../features/retention/retention-page.tsx'),
    'RetentionPage',
  ),
});

export const adminSettingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'settings',
  component: lazyRouteComponent(() => import('./settings-screen.tsx'), 'SettingsScreen'),
});
