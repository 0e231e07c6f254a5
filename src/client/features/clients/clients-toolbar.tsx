import { clientSourceSchema } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { sourceLabels, statusLabels } from './client-labels.tsx';
import { useClientsSearch } from './use-clients.ts';

interface ClientsToolbarProps {
  counts: Record<'active' | 'inactive', number> | undefined;
}

const statuses = ['active', 'inactive'] as const;

export function ClientsToolbar({ counts }: ClientsToolbarProps) {
  const { search, find, filter, show } = useClientsSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.clients_search()}
        placeholder={m.clients_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-96"
      />
      <FilterGroup
        label={m.clients_filter_status()}
        value={search.status ?? 'all'}
        onValueChange={(value) => filter({ status: value === 'all' ? undefined : value })}
        items={[
          {
            value: 'all',
            label: m.admin_filter_all(),
            count: counts && counts.active + counts.inactive,
          },
          ...statuses.map((status) => ({
            value: status,
            label: statusLabels[status](),
            count: counts?.[status],
          })),
        ]}
      />
      <div className="flex w-full min-w-0 flex-wrap items-center gap-3">
        <div className="w-full sm:w-56">
          <Select
            aria-label={m.clients_filter_nda()}
            value={search.nda ?? 'any'}
            onValueChange={(value) =>
              void filter({ nda: value === 'signed' || value === 'pending' ? value : undefined })
            }
            options={[
              { value: 'any', label: m.clients_nda_any() },
              { value: 'signed', label: m.clients_nda_signed() },
              { value: 'pending', label: m.clients_nda_pending() },
            ]}
          />
        </div>
        <div className="w-full sm:w-64">
          <Select
            aria-label={m.clients_filter_source()}
            value={search.source ?? 'any'}
            onValueChange={(value) =>
              void filter({ source: clientSourceSchema.safeParse(value).data })
            }
            options={[
              { value: 'any', label: m.clients_source_any() },
              ...clientSourceSchema.options.map((value) => ({
                value,
                label: sourceLabels[value](),
              })),
            ]}
          />
        </div>
        {isWide && (
          <FilterGroup
            label={m.clients_view()}
            value={search.view ?? 'cards'}
            onValueChange={(value) => show(value === 'table' ? value : undefined)}
            items={[
              { value: 'cards', label: m.clients_view_cards() },
              { value: 'table', label: m.clients_view_table() },
            ]}
            className="ms-auto"
          />
        )}
      </div>
    </div>
  );
}
