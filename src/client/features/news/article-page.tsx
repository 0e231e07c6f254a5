import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '../../../shared/content/company.ts';
import type { NewsArticle, NewsSummary } from '../../../shared/contracts/news.ts';
import { formatLongDate } from '../../../shared/i18n/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { NewsIllustration } from '../../domain/news-illustration.tsx';
import { cn } from '../../lib/cn.ts';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { accentLinkClass, buttonClass } from '../../ui/button.tsx';
import { NewsPicture } from './news-picture.tsx';
import { RssLink } from './rss-link.tsx';

export function ArticleNotFound() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[90rem] content-center justify-items-start gap-4 px-4 py-16 outline-none sm:px-6 md:py-24 lg:px-10"
    >
      <title>{`${m.news_not_found()} | ${company.brand}`}</title>
      <meta name="robots" content="noindex" />
      <NewsIllustration slug="" className="mb-4 aspect-16/10 w-80 max-w-full rounded" />
      <h1 className="text-3xl">{m.news_not_found()}</h1>
      <p className="max-w-[52ch] text-lg text-muted">{m.news_not_found_text()}</p>
      <Link to="/news" activeOptions={{ exact: true }} className={`mt-3 ${buttonClass('primary')}`}>
        {m.news_all()}
      </Link>
    </main>
  );
}

function ArticleDetailItem({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t border-mist pt-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Beside the text on a wide page, above it on a narrow one. */
function ArticleDetails({ article }: { article: NewsArticle }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { publishedAt, authorName, category, categoryName, hashtags } = article;
  return (
    <aside className="lg:col-span-3">
      <div className="lg:sticky lg:top-28">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-1">
          <ArticleDetailItem label={m.news_published()}>
            <time dateTime={publishedAt.toISOString()}>{formatLongDate(publishedAt, locale)}</time>
          </ArticleDetailItem>
          <ArticleDetailItem label={m.news_author()}>{authorName}</ArticleDetailItem>
          <ArticleDetailItem label={m.news_category()}>
            <Link to="/news" search={{ category }} className={accentLinkClass}>
              {categoryName}
            </Link>
          </ArticleDetailItem>
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

interface NeighbourLinkProps {
  direction: 'newer' | 'older';
  article: Pick<NewsSummary, 'slug' | 'title'>;
}

function NeighbourLink({ direction, article }: NeighbourLinkProps) {
  const isNewer = direction === 'newer';
  const Arrow = isNewer ? ArrowLeft : ArrowRight;
  return (
    <Link
      to="/news/$slug"
      params={{ slug: article.slug }}
      rel={isNewer ? 'prev' : 'next'}
      className={cn(
        'group flex flex-col gap-1 py-6 no-underline',
        !isNewer && 'border-mist max-sm:border-t sm:col-start-2 sm:items-end sm:text-end',
      )}
    >
      <span className="inline-flex items-center gap-2 text-sm text-muted">
        {isNewer && <Arrow aria-hidden="true" strokeWidth={1.5} className="size-4" />}
        {isNewer ? m.news_newer() : m.news_older()}
        {!isNewer && <Arrow aria-hidden="true" strokeWidth={1.5} className="size-4" />}
      </span>
      <span className="font-display text-xl font-semibold tracking-tight text-balance decoration-sun decoration-2 underline-offset-4 group-hover:underline">
        {article.title}
      </span>
    </Link>
  );
}

/** The next and the previous article. */
function ArticleNeighbours({ newer, older }: Pick<NewsArticle, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <nav
      aria-label={m.news_neighbours()}
      className="mt-16 grid gap-x-10 border-t border-edge sm:grid-cols-2"
    >
      {newer && <NeighbourLink direction="newer" article={newer} />}
      {older && <NeighbourLink direction="older" article={older} />}
    </nav>
  );
}

const route = getRouteApi('/public/news/$slug');

export function ArticlePage() {
  const article = route.useLoaderData();
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { title, excerpt, language, contentHtml } = article;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[90rem] px-4 pt-6 pb-20 outline-none sm:px-6 md:pt-10 lg:px-10 lg:pb-28"
    >
      <article>
        <BackLink to="/news" activeOptions={{ exact: true }}>
          {m.news_all()}
        </BackLink>
        <header lang={language} className="mt-4 max-w-[64rem]">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-5 max-w-[60ch] text-lg text-muted">{excerpt}</p>
        </header>
        <ArcDivider className="mt-6 mb-8" />
        <NewsPicture
          article={article}
          sizes="(min-width: 90rem) 85rem, 96vw"
          priority
          className="aspect-4/3 w-full rounded sm:aspect-16/9 lg:aspect-21/9"
        />
        <div className="mt-8 grid gap-x-10 gap-y-8 lg:mt-12 lg:grid-cols-12">
          <ArticleDetails article={article} />
          <div className="min-w-0 lg:col-span-8 lg:col-start-5">
            {language !== locale && (
              <p className="mb-8 max-w-[65ch] border-s-2 border-sun ps-4 text-muted">
                {m.news_only_in({ language })}
              </p>
            )}
            <div
              lang={language}
              className="article"
              // Made of Markdown on the server, where raw HTML becomes text.
              dangerouslySetInnerHTML={{ __html: contentHtml }}
            />
          </div>
        </div>
      </article>
      <ArticleNeighbours newer={article.newer} older={article.older} />
    </main>
  );
}
