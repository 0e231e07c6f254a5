import type { Registration } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { RegistrationActions } from './registration-actions.tsx';
import { registrationColumns } from './registration-columns.tsx';
import { useInboxSearch } from './use-inbox-search.ts';

export interface RegistrationListProps {
  rows: Registration[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

export function RegistrationTable({ rows, selected, onSelect }: RegistrationListProps) {
  const { order, sortBy } = useInboxSearch();
  const table = useServerTable({
    columns: registrationColumns,
    rows,
    sorts: ['createdAt'],
    sort: 'createdAt',
    order,
    onSort: (_sort, way) => void sortBy(undefined, way),
  });
  return (
    <DataTable
      label={m.inbox_tab_registrations()}
      table={table}
      selected={selected}
      actions={(registration) => (
        <RegistrationActions registration={registration} onFocus={onSelect} />
      )}
    />
  );
}
