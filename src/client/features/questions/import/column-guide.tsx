import { ChevronRight } from 'lucide-react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Table } from '../../../ui/table.tsx';

const columns: [string, () => string][] = [
  ['id', m.admin_import_column_id],
  ['type', m.admin_import_column_type],
  ['category', m.admin_import_column_category],
  ['difficulty', m.admin_import_column_difficulty],
  ['points', m.admin_import_column_points],
  ['active', m.admin_import_column_active],
  ['question', m.admin_import_column_question],
  ['option1 … option10', m.admin_import_column_options],
  ['correct', m.admin_import_column_correct],
  ['german_question, german_option1 …', m.admin_import_column_german],
  ['answered, answered_right', m.admin_import_column_figures],
];

/** What the columns of a file are called and hold. */
export function ColumnGuide() {
  return (
    <details className="group/guide border-y border-mist">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded hover:text-sea [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 shrink-0 text-muted transition-transform group-open/guide:rotate-90"
        />
        <span className="font-medium">{m.admin_import_columns()}</span>
      </summary>
      <div className="grid gap-3 pb-5">
        <Table label={m.admin_import_columns()}>
          <thead>
            <tr>
              <th scope="col">{m.admin_import_column()}</th>
              <th scope="col">{m.admin_import_meaning()}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(([name, meaning]) => (
              <tr key={name}>
                <th scope="row">
                  <code lang="en" className="text-sm">
                    {name}
                  </code>
                </th>
                <td>{meaning()}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className="text-sm text-muted">{m.admin_import_columns_missing()}</p>
      </div>
    </details>
  );
}
