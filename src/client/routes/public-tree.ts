import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { brand } from '../../shared/content/brand.ts';
import { isPlanId, type PlanId } from '../../shared/content/offer.ts';
import { isMailLinkPath, isPortalPath } from '../../shared/i18n/locale.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { readSessionId } from '../features/gallery/gallery-session.ts';
import { parseTextParam } from '../lib/search-params.ts';
import { getServerError } from '../lib/server-error.ts';
import { homeRoute } from './home.ts';
import {
  accessibilityRoute,
  cookiePreferencesRoute,
  impressumRoute,
  privacyPolicyRoute,
} from './legal.ts';
import { newsArticleRoute, newsRoute } from './news.ts';
import { awaitOrNotFound, NotFound } from './not-found.ts';
import { noindexHead, pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.tsx';
import { rootRoute } from './root.tsx';
import { breadcrumbsJsonLd, profilePageJsonLd } from './structured-data.ts';

const careersRoute = createRoute({
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

/** The kit itself, after the PIN. */
const mediaKitFileRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/media-kit.html',
  loader: async ({ context }) => {
    try {
      return await (await context.api()).public.getMediaKit.query();
    } catch (error) {
      if (getServerError(error)?.code === 'pin-required') throw redirect({ to: '/media-kit' });
      throw error;
    }
  },
  head: () => noindexHead(m.media_title()),
  component: lazyRouteComponent(() => import('../features/media-kit/kit-page.tsx'), 'MediaKitPage'),
});

/** Asks for the PIN and leads to the kit. */
const mediaKitRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/media-kit',
  head: () => noindexHead(m.media_title()),
  component: lazyRouteComponent(
    () => import('../features/media-kit/pin-page.tsx'),
    'MediaKitPinPage',
  ),
});

type RegisterSearch = {
  /** The plan the visitor is interested in. */
  plan?: PlanId | undefined;
};

const registerRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/register',
  validateSearch: (raw: Record<string, unknown>): RegisterSearch => ({
    plan: isPlanId(raw.plan) ? raw.plan : undefined,
  }),
  head: ({ match }) =>
    pageHead(match.context, {
      title: m.contact_register_title(),
      description: import.meta.env.SSR && m.contact_register_description(),
      path: '/register',
      picture: 'register',
      structuredData: import.meta.env.SSR && [
        breadcrumbsJsonLd(match.context, [{ name: m.contact_register_title(), path: '/register' }]),
      ],
    }),
  component: lazyRouteComponent(
    () => import('../features/contact/register/register-page.tsx'),
    'RegisterPage',
  ),
});

const profileRoute = createRoute({
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

type GallerySearch = {
  /** The picture that is open. */
  image?: string | undefined;
};

const galleryRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/gallery',
  validateSearch: (raw: Record<string, unknown>): GallerySearch => ({
    image: parseTextParam(raw.image),
  }),
  loader: async ({ context }) => {
    const { gallery } = await context.api();
    return gallery.list.query({ sessionId: import.meta.env.SSR ? undefined : readSessionId() });
  },
  // Opening a picture loads nothing; coming back later does.
  staleTime: 60_000,
  head: ({ match }) =>
    pageHead(match.context, {
      title: m.gallery_title(),
      description: import.meta.env.SSR && m.gallery_description(),
      path: '/gallery',
      picture: 'gallery',
      structuredData: import.meta.env.SSR && [
        breadcrumbsJsonLd(match.context, [{ name: m.gallery_title(), path: '/gallery' }]),
      ],
    }),
  pendingMs: 200,
}).lazy(() => import('./gallery.lazy.ts').then((parts) => parts.galleryLazyRoute));

/** Every other address: says so with a 404, inside the frame of the site. */
const unknownRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '$',
  // To a page that started as a public one the portals, and what mails lead to, are as yet unknown.
  beforeLoad: async ({ context, location: { href, pathname } }) => {
    const isLate = isPortalPath(pathname) || isMailLinkPath(pathname);
    if (isLate && (await context.loadPortalRoutes?.())) {
      throw redirect({ href, replace: true });
    }
  },
  loader: () => {
    throw notFound();
  },
  notFoundComponent: NotFound,
});

/** The pages that every page knows the way to. */
export const publicRoutes = [
  homeRoute,
  galleryRoute,
  profileRoute,
  newsRoute,
  newsArticleRoute,
  careersRoute,
  registerRoute,
  privacyPolicyRoute,
  impressumRoute,
  accessibilityRoute,
  unknownRoute,
  mediaKitFileRoute,
  mediaKitRoute,
  cookiePreferencesRoute,
] as const;

/** Routes of the public pages; the portals are added on the first visit there. */
export const publicTree = rootRoute.addChildren([publicLayoutRoute.addChildren([...publicRoutes])]);
