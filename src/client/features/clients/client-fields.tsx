import { Controller, useFormContext } from 'react-hook-form';
import { planIds } from '../../../shared/content/offer.ts';
import {
  clientStatusSchema,
  currencySchema,
  paymentMethodSchema,
} from '../../../shared/contracts/client.ts';
import type { ClientRecord, CreateClientFields } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../../shared/i18n/plan-names.ts';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/form-fields.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { paymentLabels, statusLabels } from './client-labels.tsx';

/** What the form holds: every field is there, empty or not. */
export type ClientValues = {
  [Name in keyof CreateClientFields]-?: Exclude<CreateClientFields[Name], undefined>;
};

/** The values with which the form opens: those of a client, or a new one's. */
export function clientValues(client: ClientRecord | undefined): ClientValues {
  return {
    companyName: client?.companyName ?? '',
    industry: client?.industry ?? '',
    website: client?.website ?? '',
    address: client?.address ?? '',
    vatNumber: client?.vatNumber ?? '',
    contactPerson: client?.contactPerson ?? '',
    contactTitle: client?.contactTitle ?? '',
    contactEmail: client?.contactEmail ?? '',
    phone: client?.phone ?? '',
    status: client?.status ?? 'active',
    ndaSigned: client?.ndaSigned ?? false,
    paymentMethod: client?.paymentMethod ?? 'bank_transfer',
    preferredCurrency: client?.preferredCurrency ?? 'EUR',
    notes: client?.notes ?? '',
    plan: client?.plan ?? null,
  };
}

export const fieldLabels: Record<keyof ClientValues, () => string> = {
  companyName: m.clients_company_name,
  industry: m.clients_industry,
  website: m.clients_website,
  address: m.clients_address,
  vatNumber: m.clients_vat_number,
  contactPerson: m.clients_contact_person,
  contactTitle: m.clients_contact_title,
  contactEmail: m.clients_contact_email,
  phone: m.clients_phone,
  status: m.clients_status,
  ndaSigned: m.clients_nda,
  paymentMethod: m.clients_payment_method,
  preferredCurrency: m.clients_currency,
  notes: m.clients_notes,
  plan: m.clients_plan,
};

export const fieldNames: readonly (keyof ClientValues)[] = [
  'companyName',
  'industry',
  'website',
  'address',
  'vatNumber',
  'contactPerson',
  'contactTitle',
  'contactEmail',
  'phone',
  'status',
  'ndaSigned',
  'paymentMethod',
  'preferredCurrency',
  'plan',
  'notes',
];

/** A field's value as people read it. */
export function fieldText(name: keyof ClientValues, values: ClientValues): string {
  switch (name) {
    case 'status':
      return statusLabels[values.status]();
    case 'ndaSigned':
      return values.ndaSigned ? m.clients_nda_signed() : m.clients_nda_pending();
    case 'paymentMethod':
      return paymentLabels[values.paymentMethod]();
    case 'plan':
      return values.plan ? planNames[values.plan]() : m.clients_plan_none();
    default:
      return values[name] ?? '';
  }
}

interface ChoiceFieldProps {
  name: 'status' | 'paymentMethod' | 'preferredCurrency' | 'plan';
  options: readonly { value: string; label: string }[];
}

/** What stands for no value: a choice cannot be an empty text. */
const noChoice = 'none';

/** One of a few values of the client's form. */
function ChoiceField({ name, options }: ChoiceFieldProps) {
  const { control, formState } = useFormContext<ClientValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field label={fieldLabels[name]()} error={formState.errors[name]?.message}>
          <Select
            ref={ref}
            value={value ?? noChoice}
            onValueChange={(next) => onChange(next === noChoice ? null : next)}
            onBlur={onBlur}
            options={options}
          />
        </Field>
      )}
    />
  );
}

export function TermsFields() {
  const { control, register, formState } = useFormContext<ClientValues>();
  return (
    <FieldGroup title={m.clients_group_terms()} className="sm:grid-cols-2">
      <ChoiceField
        name="status"
        options={clientStatusSchema.options.map((value) => ({
          value,
          label: statusLabels[value](),
        }))}
      />
      <ChoiceField
        name="plan"
        options={[
          { value: noChoice, label: m.clients_plan_none() },
          ...planIds.map((value) => ({ value, label: planNames[value]() })),
        ]}
      />
      <ChoiceField
        name="paymentMethod"
        options={paymentMethodSchema.options.map((value) => ({
          value,
          label: paymentLabels[value](),
        }))}
      />
      <ChoiceField
        name="preferredCurrency"
        options={currencySchema.options.map((value) => ({ value, label: value }))}
      />
      <Controller
        control={control}
        name="ndaSigned"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Switch
            ref={ref}
            label={m.clients_nda()}
            description={m.clients_nda_text()}
            checked={value}
            onCheckedChange={onChange}
            onBlur={onBlur}
            className="sm:col-span-2"
          />
        )}
      />
      <Field
        label={m.clients_notes()}
        error={formState.errors.notes?.message}
        className="sm:col-span-2"
      >
        <Textarea
          {...register('notes')}
          maxLength={5000}
          rows={4}
          dir="auto"
          className="field-sizing-content max-h-80"
        />
      </Field>
    </FieldGroup>
  );
}
