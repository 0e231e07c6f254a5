import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { positionsPostedOn } from '../../shared/content/careers.ts';
import type { Position } from '../../shared/contracts/application.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { positionOptions } from '../../shared/i18n/position-name.ts';
import type { AppContext } from '../app-context.ts';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.tsx';
import { breadcrumbsJsonLd, jobPostingJsonLd, type StructuredData } from './structured-data.ts';

function descriptionOf(position: Position): string {
  switch (position) {
    case 'customer-service':
      return m.careers_job_customer_service();
    case 'data-entry':
      return m.careers_job_data_entry();
    case 'back-office':
      return m.careers_job_back_office();
    case 'tech-support':
      return m.careers_job_tech_support();
    case 'sales':
      return m.careers_job_sales();
  }
}

/** One entry for each position one can apply for, for search engines. */
function jobPostingsJsonLd(site: Pick<AppContext, 'origin' | 'locale'>): StructuredData[] {
  return positionOptions().map(({ value, label }) =>
    jobPostingJsonLd(site, {
      title: label,
      description: descriptionOf(value),
      posted: positionsPostedOn,
    }),
  );
}

export const careersRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/careers',
  loader: async ({ parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise;
    return { applicationsEnabled: loaderData?.applicationsEnabled ?? false };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, {
      title: m.careers_title(),
      description: import.meta.env.SSR && m.careers_description(),
      path: '/careers',
      picture: 'careers',
      structuredData: import.meta.env.SSR && [
        breadcrumbsJsonLd(match.context, [{ name: m.careers_title(), path: '/careers' }]),
        ...(loaderData?.applicationsEnabled ? jobPostingsJsonLd(match.context) : []),
      ],
    }),
  component: lazyRouteComponent(
    () => import('../features/careers/careers-page.tsx'),
    'CareersPage',
  ),
});
