import { Plus } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { Button } from '../../ui/button.tsx';
import { ClientDialog } from './client-dialog.tsx';
import { ClientsResult } from './clients-result.tsx';
import { ClientsToolbar } from './clients-toolbar.tsx';
import { useClients } from './use-clients.ts';
import { useClientsSearch } from './use-clients-search.ts';

const addButtonId = 'add-client';

export function ClientsPage() {
  const query = useClients();
  const { search, add } = useClientsSearch();
  const history = useDialogHistory(() => void add(undefined, { replace: true }));

  function open() {
    history.noteOpened();
    void add(true);
  }

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.clients_title()}</h1>
        <Button id={addButtonId} onClick={open}>
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {m.clients_add()}
        </Button>
      </div>
      <ClientsToolbar counts={query.data?.statusCounts} />
      <ClientsResult query={query} />
      <ClientDialog
        isOpen={search.add === true}
        onClose={history.close}
        returnFocus={() => document.getElementById(addButtonId)}
      />
    </main>
  );
}
