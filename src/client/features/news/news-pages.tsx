import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button-class.ts';

const route = getRouteApi('/public/news');

/** The way to newer and older articles, as links that can be shared. */
export function NewsPages({ pages }: { pages: number }) {
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
