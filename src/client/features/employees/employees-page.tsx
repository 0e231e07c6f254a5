import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { codeButtonId } from './employee-actions.tsx';
import { EmployeeDialog } from './employee-dialog.tsx';
import { EmployeesResult } from './employees-result.tsx';
import { EmployeesToolbar } from './employees-toolbar.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { useEmployees } from './use-employees.ts';
import { useEmployeesSearch } from './use-employees-search.ts';

const addButtonId = 'add-employee';

export function EmployeesPage() {
  const query = useEmployees();
  const { search, edit, showCode } = useEmployeesSearch();
  const opener = useRef(addButtonId);
  if (search.qr) opener.current = codeButtonId(search.qr);
  else if (search.edit)
    opener.current = search.edit === 'new' ? addButtonId : editButtonId(search.edit);
  const editing = useDialogHistory(() => void edit(undefined, { replace: true }));
  const code = useDialogHistory(() => void showCode(undefined, { replace: true }));

  function openEditor(id: string) {
    editing.noteOpened();
    void edit(id);
  }
  function openCode(id: string) {
    code.noteOpened();
    void showCode(id);
  }
  const returnFocus = () =>
    document.getElementById(opener.current) ?? document.getElementById(addButtonId);

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.employees_title()}</h1>
        <Button id={addButtonId} onClick={() => openEditor('new')}>
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {m.employees_add()}
        </Button>
      </div>
      <EmployeesToolbar />
      <EmployeesResult
        query={query}
        onEdit={openEditor}
        onCode={openCode}
        onAdd={() => openEditor('new')}
      />
      <EmployeeDialog edit={search.edit} onClose={editing.close} returnFocus={returnFocus} />
      <QrDialog id={search.qr} onClose={code.close} returnFocus={returnFocus} />
    </main>
  );
}
