import { Columns3 } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Popover } from './popover.tsx';
import { type ColumnChoice, columnLabels, columnNames } from './use-column-choice.ts';

/** Which columns the table shows. */
export function ColumnsMenu({ choice }: { choice: ColumnChoice }) {
  return (
    <Popover
      label={m.admin_app_columns()}
      trigger={
        <Button variant="secondary" size="sm">
          <Columns3 aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.admin_app_columns()}
        </Button>
      }
    >
      <p className="mb-2 text-sm text-muted">{m.admin_app_columns_text()}</p>
      <fieldset aria-label={m.admin_app_columns()} className="m-0 border-0 p-0">
        {columnNames.map((name) => (
          <Checkbox
            key={name}
            className="text-sm"
            label={columnLabels[name]()}
            checked={choice.columns.includes(name)}
            onCheckedChange={(checked) => choice.toggle(name, checked === true)}
          />
        ))}
      </fieldset>
      <Button variant="quiet" size="sm" className="mt-2" onClick={choice.reset}>
        {m.admin_app_columns_reset()}
      </Button>
    </Popover>
  );
}
