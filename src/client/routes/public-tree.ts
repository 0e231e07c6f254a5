import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { isMailLinkPath, isPortalPath } from '../../shared/i18n/locale.ts';
import { careersRoute } from './careers.ts';
import { galleryRoute } from './gallery.ts';
import { homeRoute } from './home.ts';
import {
  accessibilityRoute,
  cookiePreferencesRoute,
  impressumRoute,
  privacyPolicyRoute,
} from './legal.ts';
import { mediaKitFileRoute, mediaKitRoute } from './media-kit.ts';
import { newsArticleRoute, newsRoute } from './news.ts';
import { NotFound } from './not-found.ts';
import { profileRoute } from './profile.ts';
import { publicLayoutRoute } from './public-layout.tsx';
import { registerRoute } from './register.ts';
import { rootRoute } from './root.tsx';

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
