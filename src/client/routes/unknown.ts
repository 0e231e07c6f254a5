import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { isMailLinkPath, isPortalPath } from '../../shared/i18n/locale.ts';
import { NotFound } from './not-found.ts';
import { publicLayoutRoute } from './public-layout.ts';

/** Every other address: says so with a 404, inside the frame of the site. */
export const unknownRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '$',
  // To a page that started as a public one the portals, and what mails lead to, are as yet unknown.
  beforeLoad: async ({ context, location: { href, pathname } }) => {
    const isLate = isPortalPath(pathname) || isMailLinkPath(pathname);
    if (isLate && (await context.addPortals?.())) {
      throw redirect({ href, replace: true });
    }
  },
  loader: () => {
    throw notFound();
  },
  notFoundComponent: NotFound,
});
