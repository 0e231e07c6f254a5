import {
  type ListMailsOutput,
  mailKindSchema,
  mailStatusSchema,
} from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { kindLabels, statusLabels } from './labels.ts';
import { useOutboxSearch } from './use-outbox-search.ts';

export function OutboxToolbar({ page }: { page: ListMailsOutput | undefined }) {
  const { search, find, filter } = useOutboxSearch();
  const counts = page?.statusCounts;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.outbox_search()}
        placeholder={m.outbox_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.outbox_filter_status()}
        value={search.status ?? 'all'}
        onValueChange={(value) => filter({ status: value === 'all' ? undefined : value })}
        items={[
          {
            value: 'all',
            label: m.admin_filter_all(),
            count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
          },
          ...mailStatusSchema.options.map((status) => ({
            value: status,
            label: statusLabels[status](),
            count: counts?.[status],
          })),
        ]}
      />
      <Select
        aria-label={m.outbox_filter_kind()}
        className="w-full sm:w-64"
        value={search.kind ?? 'any'}
        onValueChange={(value) => {
          const kind = mailKindSchema.safeParse(value);
          void filter({ kind: kind.success ? kind.data : undefined });
        }}
        options={[
          { value: 'any', label: m.outbox_kind_any() },
          ...mailKindSchema.options.map((kind) => ({ value: kind, label: kindLabels[kind]() })),
        ]}
      />
    </div>
  );
}
