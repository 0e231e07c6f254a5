import type { Retained } from '../../../shared/contracts/retention-preview.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Day } from '../../ui/day.tsx';
import { HoldText } from '../../ui/hold-text.tsx';
import { serverColumns } from '../../ui/server-table.ts';
import { DueDay } from './due-day.tsx';
import { RecordLabel } from './record-label.tsx';

const column = serverColumns<Retained>();

export const retainedColumns = column.columns([
  column.accessor('label', {
    header: () => m.retention_column_record(),
    meta: { rowHeader: true },
    enableSorting: false,
    cell: ({ getValue }) => (
      <span className="block max-w-96 min-w-40 font-normal">
        <RecordLabel label={getValue()} />
      </span>
    ),
  }),
  column.accessor('since', {
    header: () => m.retention_column_since(),
    cell: ({ getValue }) => <Day time={getValue()} />,
  }),
  column.accessor('dueAt', {
    header: () => m.retention_column_due(),
    enableSorting: false,
    cell: ({ row }) => <DueDay record={row.original} />,
  }),
  column.accessor('hold', {
    header: () => m.retention_column_hold(),
    enableSorting: false,
    cell: ({ getValue }) => {
      const hold = getValue();
      return hold && <HoldText hold={hold} />;
    },
  }),
]);
