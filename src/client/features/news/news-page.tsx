import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ListNewsOutput, NewsSummary } from '../../../shared/contracts/news.ts';
import { formatLongDate } from '../../../shared/i18n/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { NewsPicture } from './news-picture.tsx';
import { RssLink } from './rss-link.tsx';

interface NewsCardProps {
  article: NewsSummary;
  /** The newest of all has a row to itself. */
  lead: boolean;
  priority: boolean;
}

const sizes = {
  lead: '(min-width: 90rem) 49rem, (min-width: 64rem) 56vw, 94vw',
  card: '(min-width: 90rem) 27rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 94vw',
};

function NewsCard({ article, lead, priority }: NewsCardProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { slug, title, excerpt, categoryName, publishedAt, language } = article;
  return (
    <li className={cn(lead && 'sm:col-span-full')}>
      <article
        className={cn(
          'group relative grid content-start gap-x-10 gap-y-4',
          lead && 'items-end lg:grid-cols-12',
        )}
      >
        <div className={cn('overflow-clip rounded', lead && 'lg:col-span-7')}>
          <NewsPicture
            article={article}
            sizes={lead ? sizes.lead : sizes.card}
            priority={priority}
            className="aspect-16/10 w-full transition-transform duration-250 group-hover:scale-[1.02] motion-reduce:transform-none"
          />
        </div>
        <div className={cn('min-w-0', lead && 'lg:col-span-5')}>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span className="font-medium text-ink">{categoryName}</span>
            <span aria-hidden="true" className="size-1 rounded-full bg-sun" />
            <time dateTime={publishedAt.toISOString()}>{formatLongDate(publishedAt, locale)}</time>
          </p>
          <h2 lang={language} className={cn('mt-2', lead ? 'text-3xl' : 'text-xl')}>
            <Link
              to="/news/$slug"
              params={{ slug }}
              className="rounded decoration-sun decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h2>
          <p
            lang={language}
            className={cn('mt-2 max-w-[60ch] text-muted', lead ? 'text-lg' : 'line-clamp-6')}
          >
            {excerpt}
          </p>
        </div>
      </article>
    </li>
  );
}

const route = getRouteApi('/public/news');

/** Search and category, both in the address. Categories are links: they work before hydration. */
function NewsFilters({ categories }: { categories: ListNewsOutput['categories'] }) {
  const { search, category: chosen } = route.useSearch();
  const all = { category: undefined, categoryName: m.news_category_all() };
  const navigate = route.useNavigate();
  return (
    <div className="grid items-center gap-x-10 gap-y-4 lg:grid-cols-12">
      <SearchField
        label={m.news_search()}
        placeholder={m.news_search_placeholder()}
        value={search ?? ''}
        onSearch={(text) =>
          void navigate({
            search: { search: text || undefined, category: chosen },
            replace: true,
            resetScroll: false,
          })
        }
        className="lg:col-span-4"
      />
      {categories.length > 1 && (
        <nav aria-label={m.news_categories()} className="lg:col-span-8">
          <ul className="flex flex-wrap gap-1 lg:justify-end">
            {[all, ...categories].map(({ category, categoryName }) => (
              <li key={category ?? ''}>
                <Link
                  to="/news"
                  search={{ search, category }}
                  resetScroll={false}
                  activeOptions={{ exact: true, includeSearch: true }}
                  aria-current={category === chosen ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center rounded border border-transparent px-3 text-sm text-muted no-underline transition-colors hover:bg-surface hover:text-ink aria-[current]:border-sea aria-[current]:bg-sea-soft aria-[current]:font-medium aria-[current]:text-ink sm:min-h-9"
                >
                  {categoryName}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface NewsListProps {
  articles: NewsSummary[];
  hasLead: boolean;
}

function NewsList({ articles, hasLead }: NewsListProps) {
  return (
    <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        <NewsCard
          key={article.id}
          article={article}
          lead={hasLead && index === 0}
          priority={index === 0}
        />
      ))}
    </ul>
  );
}

/** No article at all, or none that fits. */
function NewsEmptyState({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title={m.news_empty()}>{m.news_empty_text()}</EmptyState>;
  return (
    <EmptyState
      title={m.news_no_hits()}
      action={
        <Link to="/news" search={{}} className={buttonClass('secondary')}>
          {m.news_show_all()}
        </Link>
      }
    >
      {m.news_no_hits_text()}
    </EmptyState>
  );
}

/** The way to newer and older articles, as links that can be shared. */
function NewsPagination({ pages }: { pages: number }) {
  const { page = 1, ...filters } = route.useSearch();
  if (pages < 2) return null;
  const pageSearch = (target: number) => ({ ...filters, page: target > 1 ? target : undefined });
  return (
    <nav
      aria-label={m.ui_pagination()}
      className="mt-12 grid grid-cols-[1fr_auto_1fr] items-center gap-4 border-t border-mist pt-6"
    >
      <span>
        {page > 1 && (
          <Link
            to="/news"
            search={pageSearch(page - 1)}
            rel="prev"
            className={buttonClass('secondary', 'md')}
          >
            <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {m.news_newer_page()}
          </Link>
        )}
      </span>
      <p className="figures text-sm text-muted">{m.news_page_of({ page, pages })}</p>
      <span className="text-end">
        {page < pages && (
          <Link
            to="/news"
            search={pageSearch(page + 1)}
            rel="next"
            className={buttonClass('secondary', 'md')}
          >
            {m.news_older_page()}
            <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-5" />
          </Link>
        )}
      </span>
    </nav>
  );
}

export function NewsPage() {
  const { articles, total, isSimilar, pages, categories } = route.useLoaderData();
  const { page = 1, search, category } = route.useSearch();
  const isFiltered = search !== undefined || category !== undefined;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[90rem] px-4 pt-12 pb-20 outline-none sm:px-6 md:pt-16 lg:px-10 lg:pb-28"
    >
      <header className="grid items-end gap-x-10 gap-y-5 md:grid-cols-12">
        <h1 className="text-4xl md:col-span-6">{m.news_title()}</h1>
        <div className="md:col-span-6 lg:col-span-5 lg:col-start-8">
          <p className="max-w-[46ch] text-lg text-muted">{m.news_intro()}</p>
        </div>
      </header>
      <ArcDivider className="mt-6 mb-6" />
      {(categories.length > 0 || isFiltered) && <NewsFilters categories={categories} />}
      <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="figures text-sm text-muted">
          {isSimilar && total > 0 && `${m.ui_similar()} `}
          {total > 0 && m.news_count({ count: total })}
        </p>
        <RssLink />
      </div>
      {articles.length === 0 ? (
        <NewsEmptyState isFiltered={isFiltered || page > 1} />
      ) : (
        <NewsList articles={articles} hasLead={page === 1 && !isFiltered} />
      )}
      <NewsPagination pages={pages} />
    </main>
  );
}
