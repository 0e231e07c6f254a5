import { Pencil, Plus } from 'lucide-react';
import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useClientScreen } from '../../lib/use-client-screen.ts';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { ServiceCard } from '../../ui/service-card.tsx';
import { ServiceDialog } from './service-dialog.tsx';

const bars = ['h-4 w-32', 'h-4 w-64 max-w-full'];
const buttonId = (id: string) => `service-${id}`;

/** What a client has from us, as it was agreed. */
export function ServicesSection({ client }: { client: ClientDetail }) {
  const { search, put } = useClientScreen();
  const query = trpc.admin.clientServices.list.useQuery({ clientId: client.id }, { staleTime: 0 });
  const history = useDialogHistory(() => void put({ form: undefined }, { replace: true }));
  const { form = '' } = search;

  function open(id: string) {
    history.noteOpened();
    void put({ form: id });
  }

  return (
    <div className="grid min-w-0 gap-5">
      <Button
        id={buttonId('new')}
        size="sm"
        onClick={() => open('new')}
        className="justify-self-start"
      >
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {m.client_portal_service_add()}
      </Button>
      <QueryResult
        query={query}
        errorTitle={m.client_portal_services_error()}
        skeleton={<RowsSkeleton cells={bars} />}
      >
        {(services) => (
          <>
            {services.length === 0 ? (
              <EmptyState title={m.client_portal_services_none()}>
                {m.client_portal_services_none_admin()}
              </EmptyState>
            ) : (
              <ul className="m-0 grid list-none gap-5 p-0 lg:grid-cols-2 2xl:grid-cols-3">
                {services.map((service) => (
                  <li key={service.id} className="grid min-w-0">
                    <ServiceCard service={service}>
                      <Button
                        id={buttonId(service.id)}
                        variant="secondary"
                        size="sm"
                        aria-label={m.client_portal_service_edit_of({ name: service.name })}
                        onClick={() => open(service.id)}
                      >
                        <Pencil aria-hidden="true" strokeWidth={1.5} className="size-4" />
                        {m.client_portal_service_edit()}
                      </Button>
                    </ServiceCard>
                  </li>
                ))}
              </ul>
            )}
            <ServiceDialog
              client={client}
              isOpen={form === 'new' || services.some(({ id }) => id === form)}
              service={services.find(({ id }) => id === form)}
              onClose={history.close}
              returnFocus={() => document.getElementById(buttonId(form))}
            />
          </>
        )}
      </QueryResult>
    </div>
  );
}
