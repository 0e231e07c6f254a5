import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../domain/plan-names.ts';
import type { ClientValues } from './client-values.ts';
import { paymentLabels, statusLabels } from './labels.ts';

export const fieldLabels: Record<keyof ClientValues, () => string> = {
  companyName: m.clients_company_name,
  industry: m.clients_industry,
  website: m.clients_website,
  address: m.clients_address,
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
      return values[name] || m.clients_empty_value();
  }
}
