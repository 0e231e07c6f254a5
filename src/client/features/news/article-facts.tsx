import { Link, useRouteContext } from '@tanstack/react-router';
import type { NewsArticle } from '../../../shared/contracts/news.ts';
import { longDate } from '../../../shared/i18n/long-date.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ArticleFact } from './article-fact.tsx';
import { RssLink } from './rss-link.tsx';

/** Beside the text on a wide page, above it on a narrow one. */
export function ArticleFacts({ article }: { article: NewsArticle }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { publishedAt, authorName, category, categoryName, hashtags } = article;
  return (
    <aside className="lg:col-span-3">
      <div className="lg:sticky lg:top-28">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-1">
          <ArticleFact label={m.news_published()}>
            <time dateTime={publishedAt.toISOString()}>{longDate(publishedAt, locale)}</time>
          </ArticleFact>
          <ArticleFact label={m.news_author()}>{authorName}</ArticleFact>
          <ArticleFact label={m.news_category()}>
            <Link
              to="/news"
              search={{ category }}
              className="text-sea underline decoration-sun decoration-2 underline-offset-4 hover:text-sea-strong"
            >
              {categoryName}
            </Link>
          </ArticleFact>
        </dl>
        {hashtags.length > 0 && (
          <ul aria-label={m.news_hashtags()} className="mt-5 flex flex-wrap gap-x-3 gap-y-1">
            {hashtags.map((hashtag) => (
              <li key={hashtag} className="text-sm text-muted">
                {hashtag.startsWith('#') ? hashtag : `#${hashtag}`}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3">
          <RssLink />
        </p>
      </div>
    </aside>
  );
}
