import { createRoute } from '@tanstack/react-router';
import { brand } from '../../shared/content/brand.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { awaitOrNotFound } from './not-found.ts';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.tsx';
import { breadcrumbsJsonLd, profilePageJsonLd } from './structured-data.ts';

export const profileRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/profile/$key',
  loader: async ({ context, params }) => {
    const api = await context.api();
    return awaitOrNotFound(api.public.getProfile.query({ key: params.key }));
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match.context, {
          title: loaderData.name,
          description:
            import.meta.env.SSR &&
            m.people_profile_description({
              name: loaderData.name,
              position: loaderData.position,
              brand,
            }),
          path: `/profile/${loaderData.slug}`,
          type: 'profile',
          picture: `profile/${loaderData.slug}`,
          structuredData: import.meta.env.SSR && [
            profilePageJsonLd(match.context, loaderData),
            breadcrumbsJsonLd(match.context, [
              { name: loaderData.name, path: `/profile/${loaderData.slug}` },
            ]),
          ],
        })
      : {},
  pendingMs: 200,
}).lazy(() => import('./profile.lazy.ts').then((parts) => parts.profileLazyRoute));
