import {
  type ListArticlesOutput,
  newsSortSchema,
  newsStateSchema,
} from '../../../shared/contracts/news.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { columnLabels, stateLabels } from './article-labels.tsx';
import { useContentSearch } from './use-articles.ts';

/** No category is called so: they are trimmed. */
const anyCategory = ' ';
const orders = ['asc', 'desc'] as const;
const orderLabels = { asc: m.content_ascending, desc: m.content_descending };

const sortings = newsSortSchema.options.flatMap((sort) =>
  orders.map((order) => ({ sort, order, value: `${sort} ${order}` })),
);

export function ArticlesToolbar({ list }: { list: ListArticlesOutput | undefined }) {
  const { search, sort, order, find, filter, sortBy } = useContentSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const counts = list?.stateCounts;
  const categories = new Set(list?.categories);
  if (search.category) categories.add(search.category);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.content_search()}
        placeholder={m.content_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.content_filter()}
        value={search.state ?? 'all'}
        onValueChange={(value) => filter({ state: value === 'all' ? undefined : value })}
        items={[
          {
            value: 'all',
            label: m.content_all(),
            count: counts && counts.draft + counts.scheduled + counts.published,
          },
          ...newsStateSchema.options.map((state) => ({
            value: state,
            label: stateLabels[state](),
            count: counts?.[state],
          })),
        ]}
      />
      <Select
        aria-label={m.content_category_filter()}
        className="w-full sm:w-56"
        value={search.category ?? anyCategory}
        onValueChange={(value) =>
          void filter({ category: value === anyCategory ? undefined : value })
        }
        options={[
          { value: anyCategory, label: m.content_all_categories() },
          ...[...categories].map((category) => ({ value: category, label: category })),
        ]}
      />
      {!isWide && (
        <Select
          aria-label={m.content_sort()}
          className="w-full sm:w-72"
          value={`${sort} ${order}`}
          onValueChange={(value) => {
            const chosen = sortings.find((each) => each.value === value);
            if (chosen) void sortBy(chosen.sort, chosen.order);
          }}
          options={sortings.map(({ value, ...each }) => ({
            value,
            label: m.content_sort_label({
              column: columnLabels[each.sort](),
              order: orderLabels[each.order](),
            }),
          }))}
        />
      )}
    </div>
  );
}
