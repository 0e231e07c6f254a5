import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnnouncementState } from '../../../shared/contracts/announcement.ts';
import type { GallerySort, GalleryState } from '../../../shared/contracts/gallery.ts';
import type { NewsSort, NewsState } from '../../../shared/contracts/news.ts';
import type { ResourceLanguage } from '../../../shared/contracts/resource.ts';
import { parseEnumParam, parseMemberParam, parseTextParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

/** The grid's state in the address; what is left out has its default. */
type GalleryAdminSearch = {
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

const galleryStates: Record<GalleryState, true> = { active: true, hidden: true };
const gallerySorts = ['place', 'newest', 'likes'] as const satisfies GallerySort[];

export const adminGalleryRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'gallery',
  validateSearch: (raw: Record<string, unknown>): GalleryAdminSearch => ({
    search: parseTextParam(raw.search),
    state: parseMemberParam(raw.state, galleryStates),
    sort: parseEnumParam(raw.sort, gallerySorts),
    after: parseTextParam(raw.after),
    before: parseTextParam(raw.before),
    edit: parseTextParam(raw.edit),
    upload: raw.upload === true || undefined,
  }),
  component: lazyRouteComponent(
    () => import('../../features/pictures/pictures-page.tsx'),
    'PicturesPage',
  ),
});

type ContentTab = 'news' | 'announcements' | 'resources';

/** The open tab and the state of its list in the address; what is left out has its default. */
type ContentSearch = {
  /** News when it is left out. */
  tab?: ContentTab | undefined;
  search?: string | undefined;
  /** Of news. */
  state?: NewsState | undefined;
  /** Of announcements. */
  shown?: AnnouncementState | undefined;
  /** Of resources; those in use when it is left out. */
  archived?: true | undefined;
  language?: ResourceLanguage | undefined;
  /** Of news and of resources. */
  category?: string | undefined;
  sort?: NewsSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** Id of the record edited in the open tab, or `new`. */
  edit?: string | undefined;
  /** The resource whose readers are listed. */
  readers?: string | undefined;
};

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
  validateSearch: (raw: Record<string, unknown>): ContentSearch => ({
    tab: parseEnumParam(raw.tab, ['announcements', 'resources']),
    search: parseTextParam(raw.search),
    state: parseMemberParam(raw.state, newsStates),
    shown: parseMemberParam(raw.shown, announcementStates),
    archived: raw.archived === true ? true : undefined,
    language: parseEnumParam(raw.language, ['en', 'de', 'both']),
    category: parseTextParam(raw.category),
    sort: parseEnumParam(raw.sort, newsSorts),
    order: parseEnumParam(raw.order, ['asc', 'desc']),
    after: parseTextParam(raw.after),
    before: parseTextParam(raw.before),
    edit: parseTextParam(raw.edit),
    readers: parseTextParam(raw.readers),
  }),
  component: lazyRouteComponent(() => import('./content-screen.tsx'), 'ContentScreen'),
});
