import { planIds } from '../../../shared/content/offer.ts';
import {
  clientStatusSchema,
  currencySchema,
  paymentMethodSchema,
} from '../../../shared/contracts/client.ts';
import type { ClientRecord, CreateClientFields } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../../shared/i18n/plan-names.ts';
import { FieldGroup, fieldsOf } from '../../ui/form-fields.tsx';
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

const { TextareaField, SelectField, SwitchField } = fieldsOf<ClientValues>();

export function TermsFields() {
  return (
    <FieldGroup title={m.clients_group_terms()} className="sm:grid-cols-2">
      <SelectField
        name="status"
        label={fieldLabels.status()}
        choices={clientStatusSchema.options}
        labels={statusLabels}
      />
      <SelectField
        name="plan"
        label={fieldLabels.plan()}
        choices={planIds}
        labels={planNames}
        none={m.clients_plan_none()}
      />
      <SelectField
        name="paymentMethod"
        label={fieldLabels.paymentMethod()}
        choices={paymentMethodSchema.options}
        labels={paymentLabels}
      />
      <SelectField
        name="preferredCurrency"
        label={fieldLabels.preferredCurrency()}
        choices={currencySchema.options}
      />
      <SwitchField
        name="ndaSigned"
        label={m.clients_nda()}
        description={m.clients_nda_text()}
        className="sm:col-span-2"
      />
      <TextareaField
        name="notes"
        label={m.clients_notes()}
        maxLength={5000}
        rows={4}
        dir="auto"
        className="sm:col-span-2"
        controlClassName="field-sizing-content max-h-80"
      />
    </FieldGroup>
  );
}
