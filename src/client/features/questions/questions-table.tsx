import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SortHeader } from '../../ui/sort-header.tsx';
import { Table } from '../../ui/table.tsx';
import { QuestionActions } from './question-actions.tsx';
import type { QuestionTable } from './use-question-table.ts';

export interface QuestionListProps {
  table: QuestionTable;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onPreview: (id: string) => void;
}

export function QuestionsTable({
  table,
  selected,
  onSelect,
  onEdit,
  onPreview,
}: QuestionListProps) {
  const { rows } = table.getRowModel();
  return (
    <Table label={m.admin_questions_title()}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <SortHeader
                key={header.id}
                numeric={header.column.columnDef.meta?.numeric ?? false}
                sorted={header.column.getIsSorted()}
                onSort={() => header.column.toggleSorting()}
              >
                <table.FlexRender header={header} />
              </SortHeader>
            ))}
            <th scope="col">
              <span className="sr-only">{m.ui_actions()}</span>
            </th>
          </tr>
        ))}
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id} data-selected={row.id === selected || undefined}>
            {row.getAllCells().map((cell) => {
              const { id, columnDef } = cell.column;
              const Cell = id === 'questionText' ? 'th' : 'td';
              return (
                <Cell
                  key={cell.id}
                  scope={id === 'questionText' ? 'row' : undefined}
                  className={columnDef.meta?.numeric ? 'num' : 'font-normal'}
                >
                  <table.FlexRender cell={cell} />
                </Cell>
              );
            })}
            <td className="num">
              <QuestionActions
                question={row.original}
                neighbour={(rows[index + 1] ?? rows[index - 1])?.id}
                onEdit={onEdit}
                onPreview={onPreview}
                onFocus={onSelect}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
