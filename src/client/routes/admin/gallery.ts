import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { GallerySort, GalleryState } from '../../../shared/contracts/gallery.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

/** The grid's state in the address; what is left out has its default. */
export type GalleryAdminSearch = {
  search?: string | undefined;
  state?: GalleryState | undefined;
  sort?: GallerySort | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** The picture whose texts are being edited. */
  edit?: string | undefined;
  /** The upload dialog is open. */
  upload?: true | undefined;
};

const states = ['active', 'hidden'] as const satisfies GalleryState[];
const sorts = ['place', 'newest', 'likes'] as const satisfies GallerySort[];

export const adminGalleryRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'gallery',
  validateSearch: (raw: Record<string, unknown>): GalleryAdminSearch => ({
    search: textParam(raw.search),
    state: oneOf(raw.state, states),
    sort: oneOf(raw.sort, sorts),
    after: textParam(raw.after),
    before: textParam(raw.before),
    edit: textParam(raw.edit),
    upload: raw.upload === true || undefined,
  }),
  component: lazyRouteComponent(
    () => import('../../features/pictures/pictures-page.tsx'),
    'PicturesPage',
  ),
});
