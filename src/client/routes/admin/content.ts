import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnnouncementState } from '../../../shared/contracts/announcement.ts';
import type { GallerySort, GalleryState } from '../../../shared/contracts/gallery.ts';
import type { NewsSort, NewsState } from '../../../shared/contracts/news.ts';
import {
  optionalParams,
  parseEnumParam,
  parseMemberParam,
  parsePageParams,
  parseTextParam,
} from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

const galleryStates: Record<GalleryState, true> = { active: true, hidden: true };
const gallerySorts = ['place', 'newest', 'likes'] as const satisfies GallerySort[];

export const adminGalleryRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'gallery',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      search: parseTextParam(raw.search),
      state: parseMemberParam(raw.state, galleryStates),
      sort: parseEnumParam(raw.sort, gallerySorts),
      after: parseTextParam(raw.after),
      before: parseTextParam(raw.before),
      /** The picture whose texts are being edited. */
      edit: parseTextParam(raw.edit),
      /** The upload dialog is open. */
      upload: raw.upload === true || undefined,
    }),
  component: lazyRouteComponent(
    () => import('../../features/pictures/pictures-page.tsx'),
    'PicturesPage',
  ),
});

const newsStates: Record<NewsState, true> = { draft: true, scheduled: true, published: true };
const announcementStates: Record<AnnouncementState, true> = {
  draft: true,
  scheduled: true,
  published: true,
  over: true,
};
/** Those of news, which has all that the others have. */
const newsSorts = [
  'updatedAt',
  'publishedAt',
  'title',
  'category',
  'authorName',
] as const satisfies NewsSort[];

export const adminContentRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'content',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** News when it is left out. */
      tab: parseEnumParam(raw.tab, ['announcements', 'resources']),
      search: parseTextParam(raw.search),
      /** Of news. */
      state: parseMemberParam(raw.state, newsStates),
      /** Of announcements. */
      shown: parseMemberParam(raw.shown, announcementStates),
      /** Of resources; those in use when it is left out. */
      archived: raw.archived === true || undefined,
      language: parseEnumParam(raw.language, ['en', 'de', 'both']),
      /** Of news and of resources. */
      category: parseTextParam(raw.category),
      sort: parseEnumParam(raw.sort, newsSorts),
      ...parsePageParams(raw),
      /** Id of the record edited in the open tab, or `new`. */
      edit: parseTextParam(raw.edit),
      /** The resource whose readers are listed. */
      readers: parseTextParam(raw.readers),
    }),
  component: lazyRouteComponent(() => import('./content-screen.tsx'), 'ContentScreen'),
});
