import { company } from '../../../shared/content/company.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { companyAddresses } from './company-addresses.ts';
import type { LegalSection } from './legal-section.ts';

export function impressumSections(locale: Locale): LegalSection[] {
  const { registration } = company;
  const founded = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(company.foundedOn));
  return [
    {
      id: 'company',
      title: m.legal_company_title(),
      blocks: [
        {
          kind: 'facts',
          facts: [
            { term: m.legal_company_name(), detail: company.legalName },
            { term: m.legal_company_founded(), detail: founded },
            { term: m.legal_company_director(), detail: company.managingDirector },
          ],
        },
      ],
    },
    {
      id: 'addresses',
      title: m.legal_addresses_title(),
      blocks: [companyAddresses(locale)],
    },
    {
      id: 'contact',
      title: m.legal_contact_title(),
      blocks: [
        {
          kind: 'facts',
          facts: [
            {
              term: m.legal_contact_general(),
              detail: company.email,
              href: `mailto:${company.email}`,
            },
            {
              term: m.legal_contact_careers(),
              detail: company.careersEmail,
              href: `mailto:${company.careersEmail}`,
            },
            {
              term: m.legal_phone(),
              detail: company.phone,
              href: `tel:${company.phone.replaceAll(' ', '')}`,
            },
          ],
        },
      ],
    },
    {
      id: 'registration',
      title: m.legal_registration_title(),
      blocks: [
        {
          kind: 'facts',
          facts: [
            { term: m.legal_registration_number(), detail: registration.companyNumber },
            { term: m.legal_registration_tax(), detail: registration.taxNumber },
            { term: m.legal_registration_vat(), detail: registration.vatNumber },
          ],
        },
      ],
    },
    {
      id: 'responsible',
      title: m.legal_responsible_title(),
      blocks: [
        { kind: 'text', text: m.legal_responsible_text({ name: company.managingDirector }) },
      ],
    },
    {
      id: 'disputes',
      title: m.legal_disputes_title(),
      blocks: [{ kind: 'text', text: m.legal_disputes_text() }],
    },
    {
      id: 'liability',
      title: m.legal_liability_title(),
      blocks: [{ kind: 'text', text: m.legal_liability_text() }],
    },
    {
      id: 'copyright',
      title: m.legal_copyright_title(),
      blocks: [{ kind: 'text', text: m.legal_copyright_text() }],
    },
  ];
}
