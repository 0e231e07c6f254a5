import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { brand } from '../../shared/content/brand.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { textParam } from '../lib/search-params.ts';
import { feedLink } from './feed-link.ts';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.ts';
import { breadcrumbs } from './structured-data.ts';

export type NewsSearch = {
  page?: number | undefined;
  search?: string | undefined;
  category?: string | undefined;
};

/** A later page of the list; the first has no number. */
function pageParam(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= 1000
    ? value
    : undefined;
}

export const newsRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/news',
  validateSearch: (raw: Record<string, unknown>): NewsSearch => ({
    page: pageParam(raw.page),
    search: textParam(raw.search)?.slice(0, 200),
    category: textParam(raw.category)?.slice(0, 100),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { page = 1, search = '', category = '' } }) =>
    (await context.api()).public.listNews.query({ page, search, category }),
  head: ({ match }) => {
    const { page, search, category } = match.search;
    const head = pageHead(match.context, {
      title: m.news_title(),
      description: import.meta.env.SSR && m.news_description({ brand }),
      path: page === undefined ? '/news' : `/news?page=${page}`,
      isUnlisted: search !== undefined || category !== undefined,
      picture: 'news',
      structuredData: import.meta.env.SSR && [
        breadcrumbs(match.context, [{ name: m.news_title(), path: '/news' }]),
      ],
    });
    return { ...head, links: [...head.links, feedLink(match.context.locale)] };
  },
  component: lazyRouteComponent(() => import('../features/news/news-page.tsx'), 'NewsPage'),
});
