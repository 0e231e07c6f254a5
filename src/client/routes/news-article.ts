import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { feedLink } from './feed-link.ts';
import { orNotFound } from './or-not-found.ts';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.ts';
import { breadcrumbs, newsArticle } from './structured-data.ts';

export const newsArticleRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/news/$slug',
  loader: async ({ context, params }) => {
    const api = await context.api();
    return orNotFound(api.public.getArticle.query({ slug: params.slug }));
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
        newsArticle(match.context, loaderData),
        breadcrumbs(match.context, [
          { name: m.news_title(), path: '/news' },
          { name: loaderData.title, path: `/news/${loaderData.slug}` },
        ]),
      ],
    });
    return { ...head, links: [...head.links, feedLink(match.context.locale)] };
  },
  component: lazyRouteComponent(() => import('../features/news/article-page.tsx'), 'ArticlePage'),
  notFoundComponent: lazyRouteComponent(
    () => import('../features/news/article-not-found.tsx'),
    'ArticleNotFound',
  ),
});
