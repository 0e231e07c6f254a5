import type { ResourceRow } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Day } from '../../ui/day.tsx';
import { serverColumns } from '../../ui/server-table.ts';
import { columnLabels, kindLabels, languageLabels } from './labels.ts';
import { ReadersButton } from './readers-button.tsx';

const column = serverColumns<ResourceRow>();

/** The columns; the acknowledgements are counted out of `employees`. */
export const resourceColumns = (employees: number, onReaders: (id: string) => void) =>
  column.columns([
    column.accessor('title', {
      header: columnLabels.title,
      meta: { rowHeader: true },
      cell: ({ getValue }) => (
        <span className="line-clamp-2 min-w-40 wrap-anywhere">{getValue()}</span>
      ),
    }),
    column.accessor('category', { header: columnLabels.category }),
    column.accessor('kind', {
      header: m.resources_column_kind,
      enableSorting: false,
      cell: ({ getValue }) => kindLabels[getValue()](),
    }),
    column.accessor('language', {
      header: m.resources_column_language,
      enableSorting: false,
      cell: ({ getValue }) => languageLabels[getValue()](),
    }),
    column.accessor('currentVersion', {
      header: m.resources_column_version,
      enableSorting: false,
      meta: { numeric: true },
      cell: ({ getValue }) => m.ui_number({ value: getValue() }),
    }),
    column.display({
      id: 'acknowledged',
      header: m.resources_column_acknowledged,
      cell: ({ row }) => (
        <ReadersButton resource={row.original} employees={employees} onOpen={onReaders} />
      ),
    }),
    column.accessor('updatedAt', {
      header: columnLabels.updatedAt,
      cell: ({ getValue }) => <Day time={getValue()} />,
    }),
  ]);
