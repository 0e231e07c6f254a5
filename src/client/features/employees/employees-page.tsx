import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useListDialog } from '../../lib/list-search.ts';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { qrCodeButtonId } from './employee-actions.tsx';
import { EmployeeDialog } from './employee-dialog.tsx';
import { EmployeesList } from './employees-list.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { useEmployeesSearch } from './use-employees.ts';

const addButtonId = 'add-employee';

export function EmployeesPage() {
  const list = useEmployeesSearch();
  const { search } = list;
  const opener = useRef(addButtonId);
  if (search.qr) opener.current = qrCodeButtonId(search.qr);
  else if (search.edit)
    opener.current = search.edit === 'new' ? addButtonId : editButtonId(search.edit);
  const editing = useListDialog(list, { edit: undefined });
  const code = useListDialog(list, { qr: undefined });
  const returnFocus = () =>
    document.getElementById(opener.current) ?? document.getElementById(addButtonId);

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.employees_title()}</h1>
        <Button id={addButtonId} onClick={() => editing.open({ edit: 'new' })}>
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {m.employees_add()}
        </Button>
      </div>
      <EmployeesList
        list={list}
        onEdit={(edit) => editing.open({ edit })}
        onCode={(qr) => code.open({ qr })}
      />
      <EmployeeDialog edit={search.edit} onClose={editing.close} returnFocus={returnFocus} />
      <QrDialog id={search.qr} onClose={code.close} returnFocus={returnFocus} />
    </main>
  );
}
