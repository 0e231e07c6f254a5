import {
  gallerySortSchema,
  type ListGalleryItemsOutput,
} from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { usePicturesSearch } from './use-pictures-search.ts';

const sortLabels = {
  place: m.pictures_sort_place,
  newest: m.pictures_sort_newest,
  likes: m.pictures_sort_likes,
};

interface PicturesToolbarProps {
  counts: ListGalleryItemsOutput['counts'] | undefined;
}

export function PicturesToolbar({ counts }: PicturesToolbarProps) {
  const { search, sort, find, filter, sortBy } = usePicturesSearch();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.pictures_search()}
        placeholder={m.pictures_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.pictures_filter()}
        value={search.state ?? 'all'}
        onValueChange={(value) => filter({ state: value === 'all' ? undefined : value })}
        items={[
          { value: 'all', label: m.pictures_all(), count: counts && counts.active + counts.hidden },
          { value: 'active', label: m.pictures_active(), count: counts?.active },
          { value: 'hidden', label: m.pictures_hidden(), count: counts?.hidden },
        ]}
      />
      <Select
        aria-label={m.pictures_sort()}
        className="w-full sm:ms-auto sm:w-60"
        value={sort}
        onValueChange={(value) => {
          const next = gallerySortSchema.safeParse(value).data;
          if (next) void sortBy(next);
        }}
        options={gallerySortSchema.options.map((value) => ({ value, label: sortLabels[value]() }))}
      />
    </div>
  );
}
