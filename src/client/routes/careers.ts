import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.tsx';
import { breadcrumbsJsonLd } from './structured-data.ts';

export const careersRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/careers',
  loader: async ({ parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise;
    return { applicationsEnabled: loaderData?.applicationsEnabled ?? false };
  },
  head: async ({ match, loaderData }) =>
    pageHead(match.context, {
      title: m.careers_title(),
      description: import.meta.env.SSR && m.careers_description(),
      path: '/careers',
      picture: 'careers',
      structuredData: import.meta.env.SSR && [
        breadcrumbsJsonLd(match.context, [{ name: m.careers_title(), path: '/careers' }]),
        ...(loaderData?.applicationsEnabled
          ? (await import('./server-structured-data.ts')).jobPostingsJsonLd(match.context)
          : []),
      ],
    }),
  component: lazyRouteComponent(
    () => import('../features/careers/careers-page.tsx'),
    'CareersPage',
  ),
});
