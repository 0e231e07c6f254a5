import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { MailKind, MailStatus } from '../../../shared/contracts/mail.ts';
import { activityKinds } from '../../../shared/domain/activity-kinds.ts';
import { retainedKinds } from '../../../shared/domain/retention-periods.ts';
import { parseDayParam } from '../../lib/day-filter.ts';
import {
  optionalParams,
  parseEnumParam,
  parseMemberParam,
  parsePageParams,
  parseTextParam,
} from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const adminActivityRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'activity',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** The id of the author. */
      person:
        typeof raw.person === 'string' && uuidPattern.test(raw.person) ? raw.person : undefined,
      kind: parseEnumParam(raw.kind, activityKinds),
      /** The id of a record, or words of what it is called. */
      search: parseTextParam(raw.search)?.slice(0, 200),
      /** Days of the reader, such as 2026-11-20, both included. */
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
  'booking-access': true,
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
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      search: parseTextParam(raw.search),
      status: parseMemberParam(raw.status, mailStatuses),
      kind: parseMemberParam(raw.kind, mailKinds),
      sort: parseEnumParam(raw.sort, ['createdAt', 'recipient']),
      ...parsePageParams(raw),
      /** The mail that is open beside the list. */
      mail: parseTextParam(raw.mail),
    }),
  component: lazyRouteComponent(() => import('../../features/mail/outbox-page.tsx'), 'OutboxPage'),
});

export const adminRetentionRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'retention',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      kind: parseEnumParam(raw.kind, retainedKinds),
      state: parseEnumParam(raw.state, ['soon', 'held', 'all']),
      search: parseTextParam(raw.search)?.slice(0, 200),
      ...parsePageParams(raw),
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
