import { getRouteApi, Link } from '@tanstack/react-router';
import type { ListNewsOutput } from '../../../shared/contracts/news.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SearchField } from '../../ui/search-field.tsx';

const route = getRouteApi('/public/news');

/** Search and category, both in the address. Categories are links: they work before the page is awake. */
export function NewsFilters({ categories }: { categories: ListNewsOutput['categories'] }) {
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
