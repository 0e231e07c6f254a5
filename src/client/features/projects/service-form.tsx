import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { planIds, serviceIds } from '../../../shared/content/offer.ts';
import { currencySchema } from '../../../shared/contracts/client.ts';
import type { ClientRecord } from '../../../shared/contracts/client-admin.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import {
  type AdminService,
  type ServiceFields,
  serviceFormSchema,
  serviceStatusSchema,
} from '../../../shared/contracts/project.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { formatHundredthsInput, parseHundredths } from '../../../shared/domain/money.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../../shared/i18n/plan-names.ts';
import { serviceKindNames, serviceStatusLabels } from '../../domain/client-service.tsx';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { useAmountFormat } from '../../lib/use-format.ts';
import { Alert } from '../../ui/alert.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/form-fields.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { ConflictAlert, type SaveRecord, useRecordForm } from '../../ui/record-form.tsx';

/** Values of the form: numbers and money as typed, and `none` where a choice is left open. */
type ServiceValues = {
  name: string;
  kind: string;
  plan: string;
  agents: string;
  hoursPerWeek: string;
  rateCents: string;
  currency: ClientRecord['preferredCurrency'];
  startsOn: string;
  endsOn: string;
  sla: string;
  status: AdminService['status'];
};

/** Value for no choice: a choice cannot be an empty text. */
const noChoice = 'none';

/** The values with which the form opens: those of a service, or a new one's. */
function serviceValues(
  service: AdminService | undefined,
  currency: ServiceValues['currency'],
  locale: Locale,
): ServiceValues {
  return {
    name: service?.name ?? '',
    kind: service?.kind ?? noChoice,
    plan: service?.plan ?? noChoice,
    agents: String(service?.agents ?? 1),
    hoursPerWeek: String(service?.hoursPerWeek ?? 40),
    rateCents: service ? formatHundredthsInput(service.rateCents, locale, 2) : '',
    currency: service?.currency ?? currency,
    startsOn: service?.startsOn ?? officeDay(new Date()),
    endsOn: service?.endsOn ?? '',
    sla: service?.sla ?? '',
    status: service?.status ?? 'active',
  };
}

const parseNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** The contract's rules for what is typed. */
const serviceResolver = (locale: Locale) =>
  contractResolver(
    z
      .custom<ServiceValues>()
      .transform((values) => ({
        ...values,
        kind: serviceIds.find((id) => id === values.kind) ?? null,
        plan: planIds.find((id) => id === values.plan) ?? null,
        agents: parseNumber(values.agents),
        hoursPerWeek: parseNumber(values.hoursPerWeek),
        rateCents: parseHundredths(values.rateCents, locale),
        endsOn: values.endsOn || null,
        sla: values.sla || null,
      }))
      .pipe(serviceFormSchema),
  );

interface ServiceFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  service: AdminService | undefined;
  /** That of the client. */
  currency: ServiceValues['currency'];
  save: SaveRecord<ServiceFields>;
  onClose: () => void;
}

export function ServiceForm({ id, service, currency, save, onClose }: ServiceFormProps) {
  const { locale } = useAmountFormat();
  const form = useForm<ServiceValues, unknown, ServiceFields>({
    resolver: serviceResolver(locale),
    defaultValues: serviceValues(service, currency, locale),
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const { submit, saved, hasConflict, take } = useRecordForm({
    stored: service,
    save,
    onSaved: onClose,
    onRefused: (issues) => {
      const own = issues.findLast(({ path }) => path in form.getValues());
      if (own) form.setError('root', { message: own.message });
    },
  });

  const none = { value: noChoice, label: m.client_portal_kind_none() };
  return (
    <form id={id} noValidate onSubmit={handleSubmit(submit)} className="grid min-w-0 gap-5">
      <UnsavedChangesGuard isDirty={isDirty} saved={saved} openParams="form" />
      {hasConflict && (
        <ConflictAlert
          onTake={() => {
            form.reset(serviceValues(service, currency, locale));
            take(service);
          }}
        />
      )}
      {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      <Field label={m.client_portal_service_name()} required error={errors.name?.message}>
        <Input {...register('name')} maxLength={200} autoComplete="off" />
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField
          control={control}
          name="kind"
          label={m.client_portal_service_kind()}
          options={[
            none,
            ...serviceIds.map((value) => ({ value, label: serviceKindNames[value]() })),
          ]}
        />
        <SelectField
          control={control}
          name="plan"
          label={m.client_portal_service_plan()}
          options={[none, ...planIds.map((value) => ({ value, label: planNames[value]() }))]}
        />
        <SelectField
          control={control}
          name="status"
          label={m.client_portal_service_status()}
          options={serviceStatusSchema.options.map((value) => ({
            value,
            label: serviceStatusLabels[value](),
          }))}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={m.client_portal_service_agents()} error={errors.agents?.message}>
          <Input {...register('agents')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={m.client_portal_service_hours()} error={errors.hoursPerWeek?.message}>
          <Input {...register('hoursPerWeek')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={m.client_portal_rate_field()} required error={errors.rateCents?.message}>
          <Input {...register('rateCents')} inputMode="decimal" autoComplete="off" />
        </Field>
        <SelectField
          control={control}
          name="currency"
          label={m.client_portal_currency()}
          options={currencySchema.options.map((value) => ({ value, label: value }))}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.client_portal_service_starts()} error={errors.startsOn?.message}>
          <Input {...register('startsOn')} type="date" />
        </Field>
        <Field label={m.client_portal_service_ends()} error={errors.endsOn?.message}>
          <Input {...register('endsOn')} type="date" />
        </Field>
      </div>
      <Field label={m.client_portal_service_sla()} error={errors.sla?.message}>
        <Textarea {...register('sla')} maxLength={2000} rows={3} dir="auto" />
      </Field>
    </form>
  );
}
