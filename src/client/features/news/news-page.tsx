import { getRouteApi } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { NewsFilters } from './news-filters.tsx';
import { NewsList } from './news-list.tsx';
import { NewsNothing } from './news-nothing.tsx';
import { NewsPages } from './news-pages.tsx';
import { RssLink } from './rss-link.tsx';

const route = getRouteApi('/public/news');

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
        <NewsNothing isFiltered={isFiltered || page > 1} />
      ) : (
        <NewsList articles={articles} hasLead={page === 1 && !isFiltered} />
      )}
      <NewsPages pages={pages} />
    </main>
  );
}
