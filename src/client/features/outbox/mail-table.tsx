import { type MailSummary, mailSortSchema } from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { mailColumns } from './mail-columns.tsx';
import { OpenMailButton } from './open-mail-button.tsx';
import { useOutboxSearch } from './use-outbox-search.ts';

export interface MailListProps {
  rows: MailSummary[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
}

export function MailTable({ rows, selected, onSelect, onOpen }: MailListProps) {
  const { sort, order, sortBy } = useOutboxSearch();
  const table = useServerTable({
    columns: mailColumns,
    rows,
    sorts: mailSortSchema.options,
    sort,
    order,
    onSort: (next, way) => void sortBy(next, way),
  });
  return (
    <DataTable
      label={m.outbox_title()}
      table={table}
      selected={selected}
      actions={(mail) => <OpenMailButton mail={mail} onOpen={onOpen} onFocus={onSelect} />}
    />
  );
}
