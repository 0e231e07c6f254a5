import type { CompanyContact } from '../contracts/settings.ts';
import { company } from './company.ts';

/** Contact data of the company, until an administrator changes them. */
export const companyContact: CompanyContact = {
  email: company.email,
  careersEmail: company.careersEmail,
  privacyEmail: company.privacyEmail,
  phone: company.phone,
  whatsappGermany: company.messaging.germany.whatsapp,
  whatsappPhilippines: company.messaging.philippines.whatsapp,
  viber: company.messaging.philippines.viber,
  linkedin: company.social.linkedin,
  facebook: company.social.facebook,
  instagram: company.social.instagram,
  youtube: company.social.youtube,
  // An authority's number cannot be made up.
  npcRegistration: '',
  npcValidUntil: '',
};
