import { Pencil, Plus } from 'lucide-react';
import type { ClientDetail } from '../../../shared/contracts/client-admin.ts';
import type { AdminService, ServiceFields } from '../../../shared/contracts/project.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ServiceCard } from '../../domain/client-service.tsx';
import { useClientPageSearch } from '../../domain/use-client-screen.ts';
import { useArrival } from '../../invalidation.ts';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RowsSkeleton } from '../../ui/paged-list.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { useSaveRecord } from '../../ui/record-form.tsx';
import { ServiceForm } from './service-form.tsx';

interface ServiceDialogProps {
  client: ClientDetail;
  isOpen: boolean;
  /** The service as it is stored now; missing for a new one. */
  service: AdminService | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'service-form';

function ServiceDialog({ client, isOpen, service, onClose, returnFocus }: ServiceDialogProps) {
  const create = trpc.admin.clientServices.create.useMutation();
  const { save, isSaving } = useSaveRecord<ServiceFields>({
    create: {
      ...create,
      mutateAsync: (input) => create.mutateAsync({ ...input, clientId: client.id }),
    },
    update: trpc.admin.clientServices.update.useMutation(),
    arrival: useArrival('admin.clientServices'),
    told: () => ({
      saved: m.client_portal_service_saved(),
      failed: m.client_portal_service_save_failed(),
    }),
  });
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={service ? m.client_portal_service_edit_title() : m.client_portal_service_add()}
      formId={formId}
      action={m.client_portal_save()}
      pending={isSaving}
    >
      {isOpen && (
        <ServiceForm
          id={formId}
          service={service}
          currency={client.preferredCurrency}
          save={save}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}

const bars = ['h-4 w-32', 'h-4 w-64 max-w-full'];
const buttonId = (id: string) => `service-${id}`;

/** A client's services, as agreed. */
export function ServicesSection({ client }: { client: ClientDetail }) {
  const { search, put } = useClientPageSearch();
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
