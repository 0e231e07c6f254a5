import { useRouteContext } from '@tanstack/react-router';
import { company } from '../../../shared/content/company.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type { CompanyContact } from '../../../shared/contracts/settings.ts';
import { formatLongDate } from '../../../shared/i18n/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import { telHref } from '../../lib/tel-href.ts';
import { companyAddresses, LegalPage, type LegalSection } from './legal-page.tsx';

function impressumSections(locale: Locale, contact: CompanyContact): LegalSection[] {
  const { registration } = company;
  const founded = formatLongDate(new Date(company.foundedOn), locale);
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
              detail: contact.email,
              href: `mailto:${contact.email}`,
            },
            {
              term: m.legal_contact_careers(),
              detail: contact.careersEmail,
              href: `mailto:${contact.careersEmail}`,
            },
            {
              term: m.legal_phone(),
              detail: contact.phone,
              href: telHref(contact.phone),
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

/** The legal notice that German law requires. */
export function ImpressumPage() {
  const { locale } = useRouteContext({ from: '__root__' });
  const contact = useCompanyContact();
  return (
    <LegalPage
      title={m.legal_impressum_title()}
      intro={m.legal_impressum_intro()}
      sections={impressumSections(locale, contact)}
    />
  );
}
