import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ActivityKind } from '../../../shared/contracts/activity.ts';
import { activityKinds } from '../../lib/activity-kind.ts';
import { dayParam } from '../../lib/day-param.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

/** The list's state in the address; what is left out narrows nothing. */
export type ActivitySearch = {
  /** The id of whoever acted. */
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

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const adminActivityRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'activity',
  validateSearch: (raw: Record<string, unknown>): ActivitySearch => ({
    person: typeof raw.person === 'string' && uuid.test(raw.person) ? raw.person : undefined,
    kind: oneOf(raw.kind, activityKinds),
    search: textParam(raw.search)?.slice(0, 200),
    from: dayParam(raw.from),
    to: dayParam(raw.to),
    after: textParam(raw.after),
    before: textParam(raw.before),
  }),
  component: lazyRouteComponent(
    () => import('../../features/activity/activity-page.tsx'),
    'ActivityPage',
  ),
});
