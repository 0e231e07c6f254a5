import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { retainedKinds } from '../../../shared/domain/retention-periods.ts';
import type { RetainedKind, RetainedState } from '../../../shared/contracts/retention.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

/** The state of the screen in the address; what is left out has its default. */
export type RetentionSearch = {
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
    kind: oneOf(raw.kind, retainedKinds),
    state: oneOf(raw.state, ['soon', 'held', 'all']),
    search: textParam(raw.search)?.slice(0, 200),
    order: oneOf(raw.order, ['asc', 'desc']),
    after: textParam(raw.after),
    before: textParam(raw.before),
  }),
  component: lazyRouteComponent(
    () => import('../../features/retention/retention-page.tsx'),
    'RetentionPage',
  ),
});
