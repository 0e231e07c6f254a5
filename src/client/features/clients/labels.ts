import type {
  ClientPerson,
  ClientSort,
  ClientSummary,
} from '../../../shared/contracts/client-admin.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const statusLabels: Record<ClientSummary['status'], () => string> = {
  active: m.clients_status_active,
  inactive: m.clients_status_inactive,
};

export const paymentLabels: Record<ClientSummary['paymentMethod'], () => string> = {
  bank_transfer: m.clients_payment_bank_transfer,
  crypto: m.clients_payment_crypto,
  paypal: m.clients_payment_paypal,
};

export const sourceLabels: Record<ClientSummary['source'], () => string> = {
  registration: m.clients_source_registration,
  administrator: m.clients_source_administrator,
};

export const personLabels: Record<ClientPerson['state'], () => string> = {
  active: m.users_state_active,
  invited: m.users_state_invited,
  deactivated: m.users_state_deactivated,
};

export const languageLabels: Record<Locale, () => string> = {
  en: m.clients_language_en,
  de: m.clients_language_de,
};

export const sortLabels: Record<ClientSort, () => string> = {
  createdAt: m.clients_created,
  companyName: m.clients_company_name,
  contactPerson: m.clients_contact_person,
};
