import { Plus } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useListDialog } from '../../lib/list-search.ts';
import { Button } from '../../ui/button.tsx';
import { ClientDialog } from './client-dialog.tsx';
import { ClientsList, useClientsSearch } from './clients-list.tsx';

const addButtonId = 'add-client';

export function ClientsPage() {
  const list = useClientsSearch();
  const dialog = useListDialog(list, { add: undefined });

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.clients_title()}</h1>
        <Button id={addButtonId} onClick={() => dialog.open({ add: true })}>
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {m.clients_add()}
        </Button>
      </div>
      <ClientsList list={list} />
      <ClientDialog
        isOpen={list.search.add === true}
        onClose={dialog.close}
        returnFocus={() => document.getElementById(addButtonId)}
      />
    </main>
  );
}
