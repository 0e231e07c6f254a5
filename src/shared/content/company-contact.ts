import type { CompanyContact } from '../contracts/settings.ts';
import { company } from './company.ts';

/** How the company is reached, until an administrator says otherwise. */
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
  // Nobody invents an authority's number.
  npcRegistration: '',
  npcValidUntil: '',
};
