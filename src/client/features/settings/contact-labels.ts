import type { CompanyContact } from '../../../shared/contracts/company-contact.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export type ContactField = keyof CompanyContact;

export const contactLabels: Record<ContactField, () => string> = {
  email: m.settings_contact_email,
  careersEmail: m.settings_contact_careers_email,
  phone: m.settings_contact_phone,
  whatsappGermany: m.settings_contact_whatsapp_germany,
  whatsappPhilippines: m.settings_contact_whatsapp_philippines,
  viber: m.settings_contact_viber,
  linkedin: m.settings_contact_linkedin,
  facebook: m.settings_contact_facebook,
  instagram: m.settings_contact_instagram,
  youtube: m.settings_contact_youtube,
};

/** Fields by what one does with them: the keyboard of a phone follows. */
export const reachFields = [
  { name: 'email', type: 'email' },
  { name: 'careersEmail', type: 'email' },
  { name: 'phone', type: 'tel' },
  { name: 'whatsappGermany', type: 'tel' },
  { name: 'whatsappPhilippines', type: 'tel' },
  { name: 'viber', type: 'tel' },
] as const;
export const pageFields = [
  { name: 'linkedin', type: 'url' },
  { name: 'facebook', type: 'url' },
  { name: 'instagram', type: 'url' },
  { name: 'youtube', type: 'url' },
] as const;
