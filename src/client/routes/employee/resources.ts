import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { employeeRoute } from './employee.ts';

export type EmployeeResourcesSearch = {
  search?: string | undefined;
  category?: string | undefined;
  language?: 'en' | 'de' | undefined;
  /** Only what waits for an acknowledgement. */
  show?: 'waiting' | undefined;
  after?: string | undefined;
  before?: string | undefined;
};

export const employeeResourcesRoute = createRoute({
  getParentRoute: () => employeeRoute,
  path: 'resources',
  validateSearch: (raw: Record<string, unknown>): EmployeeResourcesSearch => ({
    search: textParam(raw.search),
    category: textParam(raw.category),
    language: oneOf(raw.language, ['en', 'de']),
    show: oneOf(raw.show, ['waiting']),
    after: textParam(raw.after),
    before: textParam(raw.before),
  }),
  component: lazyRouteComponent(
    () => import('../../features/employee-portal/resources-page.tsx'),
    'ResourcesPage',
  ),
});
