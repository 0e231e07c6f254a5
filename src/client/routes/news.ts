import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { brand } from '../../shared/content/brand.ts';
import type { Locale } from '../../shared/contracts/fields.ts';
import { localizedPath } from '../../shared/i18n/locale.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { importPage } from '../lib/lazy-load.ts';
import { optionalParams, parseTextParam } from '../lib/search-params.ts';
import { awaitOrNotFound } from './not-found.ts';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.tsx';
import { breadcrumbsJsonLd, newsArticleJsonLd } from './structured-data.ts';

/** Lets feed readers find the news from any page about them. */
function feedLink(locale: Locale) {
  return {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: m.news_feed_title({ brand }),
    href: localizedPath('/news/rss.xml', locale),
  };
}

export const newsArticleRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/news/$slug',
  loader: async ({ context, params }) => {
    const api = await context.api();
    return awaitOrNotFound(api.public.getArticle.query({ slug: params.slug }));
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const head = pageHead(match.context, {
      title: loaderData.title,
      description: loaderData.excerpt,
      path: `/news/${loaderData.slug}`,
      type: 'article',
      picture: `article/${loaderData.slug}`,
      structuredData: import.meta.env.SSR && [
        newsArticleJsonLd(match.context, loaderData),
        breadcrumbsJsonLd(match.context, [
          { name: m.news_title(), path: '/news' },
          { name: loaderData.title, path: `/news/${loaderData.slug}` },
        ]),
      ],
    });
    return { ...head, links: [...head.links, feedLink(match.context.locale)] };
  },
  component: lazyRouteComponent(() => import('../features/news/article-page.tsx'), 'ArticlePage'),
  notFoundComponent: lazyRouteComponent(
    () => importPage(() => import('../features/news/article-page.tsx')),
    'ArticleNotFound',
  ),
});

/** A later page of the list; the first has no number. */
function pageParam(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= 1000
    ? value
    : undefined;
}

export const newsRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/news',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      page: pageParam(raw.page),
      search: parseTextParam(raw.search)?.slice(0, 200),
      category: parseTextParam(raw.category)?.slice(0, 100),
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
      isNoindex: search !== undefined || category !== undefined,
      picture: 'news',
      structuredData: import.meta.env.SSR && [
        breadcrumbsJsonLd(match.context, [{ name: m.news_title(), path: '/news' }]),
      ],
    });
    return { ...head, links: [...head.links, feedLink(match.context.locale)] };
  },
  component: lazyRouteComponent(() => import('../features/news/news-page.tsx'), 'NewsPage'),
});
