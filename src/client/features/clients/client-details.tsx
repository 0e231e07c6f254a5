import { getRouteApi } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { useMoments } from '../../lib/use-moments.ts';
import { Button } from '../../ui/button.tsx';
import { ClientActivity } from './client-activity.tsx';
import { ClientDialog } from './client-dialog.tsx';
import { ClientPeople } from './client-people.tsx';
import { ClientStatus } from './client-status.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { RegistrationNotice } from './registration-notice.tsx';
import { StatusSwitch } from './status-switch.tsx';
import { TermsFacts } from './terms-facts.tsx';

const route = getRouteApi('/portal/admin/clients/$id');
const editButtonId = 'edit-client';

export function ClientDetails({ client }: { client: ClientDetail }) {
  const { companyName, clientId, status, createdAt, source, handledAt, notes } = client;
  const { day } = useMoments();
  const { edit } = route.useSearch();
  const navigate = route.useNavigate();
  const history = useDialogHistory(() => void navigate({ search: {}, replace: true }));

  function open() {
    history.noteOpened();
    void navigate({ search: { edit: true }, resetScroll: false });
  }

  return (
    <div className="grid min-w-0 gap-8">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl wrap-anywhere">
            <bdi>{companyName}</bdi>
            <ClientStatus status={status} />
          </h1>
          <p className="figures mt-1 text-sm text-muted">
            {m.clients_since({ id: clientId, date: day(createdAt) })}
          </p>
        </div>
        <Button id={editButtonId} variant="secondary" onClick={open}>
          <Pencil aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.clients_edit()}
        </Button>
      </header>
      {source === 'registration' && handledAt === null && <RegistrationNotice client={client} />}
      <div className="grid min-w-0 gap-x-12 gap-y-8 xl:grid-cols-2">
        <CompanyFacts client={client} />
        <div className="grid min-w-0 content-start gap-8">
          <TermsFacts client={client} />
          <StatusSwitch client={client} />
        </div>
        <section className="min-w-0">
          <h2 className="mb-2 text-lg">{m.clients_notes()}</h2>
          {notes ? (
            <p
              dir="auto"
              className="max-w-[70ch] text-sm leading-6 wrap-anywhere whitespace-pre-line"
            >
              {notes}
            </p>
          ) : (
            <p className="text-sm text-muted">{m.clients_not_given()}</p>
          )}
        </section>
        <ClientPeople clientId={client.id} people={client.people} />
        <RegistrationFacts client={client} />
        <ClientActivity events={client.activity} />
      </div>
      <ClientDialog
        isOpen={edit === true}
        client={client}
        onClose={history.close}
        returnFocus={() => document.getElementById(editButtonId)}
      />
    </div>
  );
}
