import { Pencil, Plus } from 'lucide-react';
import { planIds, serviceIds } from '../../../shared/content/offer.ts';
import { currencySchema } from '../../../shared/contracts/client.ts';
import type { ClientDetail } from '../../../shared/contracts/client-admin.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import {
  type AdminService,
  type ServiceFields,
  serviceFormSchema,
  serviceStatusSchema,
} from '../../../shared/contracts/project.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { formatHundredthsInput, parseHundredths } from '../../../shared/domain/money.ts';
import { parseWholeNumber } from '../../../shared/domain/whole-number.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../../shared/i18n/plan-names.ts';
import {
  ServiceCard,
  serviceKindNames,
  serviceStatusLabels,
} from '../../domain/client-service.tsx';
import { useClientPageSearch } from '../../domain/use-client-screen.ts';
import { useArrival } from '../../invalidation.ts';
import { convertedResolver } from '../../lib/contract-resolver.ts';
import { useAddressDialog } from '../../lib/list-search.ts';
import { useAmountFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import { RowsSkeleton } from '../../ui/paged-list.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { RecordForm, useSaveRecord } from '../../ui/record-form.tsx';

/** Values of the form: numbers and money as typed. */
type ServiceValues = Pick<
  AdminService,
  'name' | 'kind' | 'plan' | 'currency' | 'startsOn' | 'status'
> &
  Record<'agents' | 'hoursPerWeek' | 'rateCents' | 'endsOn' | 'sla', string>;

const { TextField, TextareaField, SelectField } = fieldsOf<ServiceValues>();

/** The values with which the form opens: those of a service, or a new one's in the client's currency. */
const serviceValues =
  (currency: ServiceValues['currency'], locale: Locale) =>
  (service: AdminService | undefined): ServiceValues => ({
    name: service?.name ?? '',
    kind: service?.kind ?? null,
    plan: service?.plan ?? null,
    agents: String(service?.agents ?? 1),
    hoursPerWeek: String(service?.hoursPerWeek ?? 40),
    rateCents: service ? formatHundredthsInput(service.rateCents, locale, 2) : '',
    currency: service?.currency ?? currency,
    startsOn: service?.startsOn ?? officeDay(new Date()),
    endsOn: service?.endsOn ?? '',
    sla: service?.sla ?? '',
    status: service?.status ?? 'active',
  });

/** The contract's rules for what is typed. */
const serviceResolver = (locale: Locale) =>
  convertedResolver(serviceFormSchema, (values: ServiceValues) => ({
    ...values,
    agents: parseWholeNumber(values.agents),
    hoursPerWeek: parseWholeNumber(values.hoursPerWeek),
    rateCents: parseHundredths(values.rateCents, locale),
    endsOn: values.endsOn || null,
    sla: values.sla || null,
  }));

function ServiceFieldset() {
  const none = m.client_portal_kind_none();
  return (
    <>
      <TextField name="name" label={m.client_portal_service_name()} required maxLength={200} />
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField
          name="kind"
          label={m.client_portal_service_kind()}
          choices={serviceIds}
          labels={serviceKindNames}
          none={none}
        />
        <SelectField
          name="plan"
          label={m.client_portal_service_plan()}
          choices={planIds}
          labels={planNames}
          none={none}
        />
        <SelectField
          name="status"
          label={m.client_portal_service_status()}
          choices={serviceStatusSchema.options}
          labels={serviceStatusLabels}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <TextField name="agents" label={m.client_portal_service_agents()} inputMode="numeric" />
        <TextField
          name="hoursPerWeek"
          label={m.client_portal_service_hours()}
          inputMode="numeric"
        />
        <TextField
          name="rateCents"
          label={m.client_portal_rate_field()}
          required
          inputMode="decimal"
        />
        <SelectField
          name="currency"
          label={m.client_portal_currency()}
          choices={currencySchema.options}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="startsOn" type="date" label={m.client_portal_service_starts()} />
        <TextField name="endsOn" type="date" label={m.client_portal_service_ends()} />
      </div>
      <TextareaField
        name="sla"
        label={m.client_portal_service_sla()}
        maxLength={2000}
        rows={3}
        dir="auto"
      />
    </>
  );
}

interface ServiceDialogProps {
  client: ClientDetail;
  isOpen: boolean;
  /** The service as it is stored now; missing for a new one. */
  service: AdminService | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

function ServiceDialog({ client, isOpen, service, onClose, returnFocus }: ServiceDialogProps) {
  const { locale } = useAmountFormat();
  const create = trpc.admin.clientServices.create.useMutation();
  const { save, isSaving } = useSaveRecord<ServiceFields>({
    create: {
      ...create,
      mutateAsync: (input) => create.mutateAsync({ ...input, clientId: client.id }),
    },
    update: trpc.admin.clientServices.update.useMutation(),
    arrival: useArrival('admin.clientServices'),
    feedback: () => ({
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
      action={m.ui_save()}
      pending={isSaving}
    >
      {isOpen && (
        <RecordForm
          record={service}
          values={serviceValues(client.preferredCurrency, locale)}
          resolver={serviceResolver(locale)}
          save={save}
          onSaved={onClose}
          openParams="form"
        >
          <ServiceFieldset />
        </RecordForm>
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
  const { form } = search;
  const { open, dialog } = useAddressDialog(
    { put },
    { closed: { form: undefined }, opener: form && buttonId(form) },
  );

  return (
    <div className="grid min-w-0 gap-5">
      <Button
        id={buttonId('new')}
        size="sm"
        onClick={() => open({ form: 'new' })}
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
                        aria-label={m.ui_edit_of({ name: service.name })}
                        onClick={() => open({ form: service.id })}
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
              {...dialog}
            />
          </>
        )}
      </QueryResult>
    </div>
  );
}
