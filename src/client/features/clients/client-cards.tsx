import { clientSortSchema } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SortFields } from '../../ui/sort-fields.tsx';
import { ClientCard } from './client-card.tsx';
import type { ClientListProps } from './client-table.tsx';
import { sortLabels } from './labels.ts';
import { useClientsSearch } from './use-clients-search.ts';

/** The clients as cards, with the sorting that the table has in its heads. */
export function ClientCards({ rows, selected, onSelect }: ClientListProps) {
  const { sort, order, sortBy } = useClientsSearch();
  return (
    <div className="grid gap-4">
      <SortFields
        sorts={clientSortSchema.options}
        labels={sortLabels}
        sort={sort}
        order={order}
        onSort={sortBy}
      />
      <ul
        aria-label={m.clients_title()}
        className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))] gap-4 p-0"
      >
        {rows.map((client) => (
          <ClientCard
            key={client.id}
            client={client}
            isSelected={client.id === selected}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </div>
  );
}
