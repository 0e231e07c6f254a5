import { createRoute } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { readSessionId } from '../features/gallery/gallery-session.ts';
import { parseTextParam } from '../lib/search-params.ts';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.tsx';
import { breadcrumbsJsonLd } from './structured-data.ts';

export type GallerySearch = {
  /** The picture that is open. */
  image?: string | undefined;
};

export const galleryRoute = createRoute({
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
