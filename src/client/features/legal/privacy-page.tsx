import { useRouteContext } from '@tanstack/react-router';
import { company, legalUpdatedOn, minimumAge } from '../../../shared/content/company.ts';
import { consentKey } from '../../../shared/content/consent.ts';
import type { StoredEntries } from '../../../shared/contracts/application.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type { CompanyContact } from '../../../shared/contracts/settings.ts';
import { getDateFormat } from '../../../shared/i18n/date-format.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { npcRegistrationText, useCompanyContact } from '../../domain/company-contact.tsx';
import { companyAddresses, LegalPage, type LegalSection } from './legal-page.tsx';

/** The sentence that names each entry of the application's form; some name several. */
const sentenceOfEntry: Record<keyof StoredEntries, () => string> = {
  applicantName: m.legal_applying_data_contact,
  email: m.legal_applying_data_contact,
  phone: m.legal_applying_data_contact,
  position: m.legal_applying_data_position,
  coverLetter: m.legal_applying_data_position,
};
const entrySentences = [...new Set(Object.values(sentenceOfEntry))];

/** From an application to its end: what is stored, why, who reads it and for how long. */
function applicationSections({ careersEmail, privacyEmail }: CompanyContact): LegalSection[] {
  return [
    {
      id: 'applying',
      title: m.legal_applying_title(),
      blocks: [
        { kind: 'text', text: m.legal_applying_text() },
        { kind: 'heading', text: m.legal_applying_data_title() },
        {
          kind: 'list',
          items: [
            ...entrySentences.map((sentence) => sentence()),
            m.legal_applying_data_resume(),
            m.legal_applying_data_answers(),
            m.legal_applying_data_typing(),
            m.legal_applying_data_times(),
            m.legal_applying_data_consent(),
            m.legal_applying_data_review(),
          ],
        },
        { kind: 'heading', text: m.legal_applying_when_title() },
        { kind: 'text', text: m.legal_applying_when_draft() },
        { kind: 'text', text: m.legal_applying_when_early() },
        { kind: 'heading', text: m.legal_applying_flags_title() },
        { kind: 'text', text: m.legal_applying_flags_text() },
      ],
    },
    {
      id: 'marking',
      title: m.legal_marking_title(),
      blocks: [
        { kind: 'text', text: m.legal_marking_text() },
        { kind: 'text', text: m.legal_marking_person() },
      ],
    },
    {
      id: 'purpose',
      title: m.legal_purpose_title(),
      blocks: [
        { kind: 'text', text: m.legal_purpose_text() },
        { kind: 'text', text: m.legal_purpose_basis() },
        { kind: 'text', text: m.legal_purpose_withdraw({ email: careersEmail }) },
        { kind: 'text', text: m.legal_purpose_required() },
      ],
    },
    {
      id: 'readers',
      title: m.legal_readers_title(),
      blocks: [
        { kind: 'text', text: m.legal_readers_text() },
        { kind: 'text', text: m.legal_readers_places({ email: privacyEmail }) },
        { kind: 'text', text: m.legal_readers_processors() },
      ],
    },
    {
      id: 'retention',
      title: m.legal_retention_title(),
      blocks: [
        {
          kind: 'list',
          items: [
            m.legal_retention_rejected(),
            m.legal_retention_open(),
            m.legal_retention_accepted(),
            m.legal_retention_resume(),
            m.legal_retention_attempts(),
            m.legal_retention_activity(),
          ],
        },
      ],
    },
    {
      id: 'own-page',
      title: m.legal_own_page_title(),
      blocks: [
        { kind: 'text', text: m.legal_own_page_text() },
        {
          kind: 'list',
          items: [m.legal_own_page_withdraw(), m.legal_own_page_data(), m.legal_own_page_erase()],
        },
        { kind: 'text', text: m.legal_own_page_limits() },
      ],
    },
  ];
}

/** Accounts and letters, and what everybody can ask of us. */
function rightsSections({ careersEmail }: CompanyContact): LegalSection[] {
  return [
    {
      id: 'accounts',
      title: m.legal_accounts_title(),
      blocks: [
        { kind: 'text', text: m.legal_accounts_text() },
        { kind: 'text', text: m.legal_accounts_record() },
      ],
    },
    {
      id: 'forms',
      title: m.legal_forms_title(),
      blocks: [
        {
          kind: 'list',
          items: [
            m.legal_forms_contact(),
            m.legal_forms_booking(),
            m.legal_forms_registration(),
            m.legal_forms_newsletter(),
          ],
        },
        { kind: 'text', text: m.legal_forms_spam() },
        { kind: 'text', text: m.legal_forms_keep() },
      ],
    },
    {
      id: 'writing',
      title: m.legal_writing_title(),
      blocks: [{ kind: 'text', text: m.legal_writing_text() }],
    },
    {
      id: 'rights',
      title: m.legal_rights_title(),
      blocks: [
        { kind: 'text', text: m.legal_rights_text() },
        {
          kind: 'list',
          items: [
            m.legal_rights_access(),
            m.legal_rights_rectification(),
            m.legal_rights_erasure(),
            m.legal_rights_restriction(),
            m.legal_rights_portability(),
            m.legal_rights_objection(),
            m.legal_rights_withdrawal(),
          ],
        },
        { kind: 'text', text: m.legal_rights_how({ email: careersEmail }) },
        { kind: 'text', text: m.legal_rights_philippines() },
      ],
    },
    {
      id: 'complaints',
      title: m.legal_complaints_title(),
      blocks: [
        { kind: 'text', text: m.legal_complaints_germany() },
        { kind: 'text', text: m.legal_complaints_philippines() },
        { kind: 'text', text: m.legal_complaints_us() },
      ],
    },
    {
      id: 'age',
      title: m.legal_age_title(),
      blocks: [{ kind: 'text', text: m.legal_age_text({ age: String(minimumAge) }) }],
    },
    {
      id: 'changes',
      title: m.legal_changes_title(),
      blocks: [{ kind: 'text', text: m.legal_changes_text() }],
    },
  ];
}

/** The registration with the Philippine authority, once there is one. */
function npcBlocks(locale: Locale, contact: CompanyContact): LegalSection['blocks'] {
  const text = npcRegistrationText(contact, locale);
  return text === null ? [] : [{ kind: 'text', text }];
}

/** The controller, and the data of a visit. */
function visitSections(locale: Locale, contact: CompanyContact): LegalSection[] {
  return [
    {
      id: 'controller',
      title: m.legal_controller_title(),
      blocks: [
        { kind: 'text', text: m.legal_controller_text({ company: company.legalName }) },
        companyAddresses(locale),
        { kind: 'text', text: m.legal_controller_contact() },
        {
          kind: 'facts',
          facts: [
            {
              term: m.legal_contact_applications(),
              detail: contact.careersEmail,
              href: `mailto:${contact.careersEmail}`,
            },
            {
              term: m.legal_contact_officer(),
              detail: contact.privacyEmail,
              href: `mailto:${contact.privacyEmail}`,
            },
            {
              term: m.legal_contact_other(),
              detail: contact.email,
              href: `mailto:${contact.email}`,
            },
          ],
        },
        ...npcBlocks(locale, contact),
      ],
    },
    {
      id: 'visit',
      title: m.legal_visit_title(),
      blocks: [
        { kind: 'heading', text: m.legal_visit_third_title() },
        { kind: 'text', text: m.legal_visit_third_text() },
        { kind: 'heading', text: m.legal_visit_embed_title() },
        { kind: 'text', text: m.legal_visit_embed_text() },
        { kind: 'heading', text: m.legal_visit_log_title() },
        { kind: 'text', text: m.legal_visit_log_text() },
        { kind: 'heading', text: m.legal_visit_limit_title() },
        { kind: 'text', text: m.legal_visit_limit_text() },
        { kind: 'text', text: m.legal_visit_basis() },
      ],
    },
    {
      id: 'cookies',
      title: m.legal_cookies_title(),
      blocks: [
        { kind: 'text', text: m.legal_cookies_text() },
        { kind: 'heading', text: m.legal_cookies_cookies() },
        {
          kind: 'stored',
          entries: [
            { name: 'talabridge_session', text: m.legal_cookies_session() },
            { name: 'language', text: m.legal_cookies_language() },
            { name: 'media_kit', text: m.legal_cookies_media_kit() },
            { name: 'sidebar_state', text: m.legal_cookies_sidebar() },
          ],
        },
        { kind: 'heading', text: m.legal_cookies_storage() },
        {
          kind: 'stored',
          entries: [
            { name: consentKey, text: m.legal_cookies_consent() },
            { name: 'talabridge-theme', text: m.legal_cookies_theme() },
            { name: 'gallerySessionId', text: m.legal_cookies_gallery() },
            { name: 'contact_*, meeting_*, registration_*', text: m.legal_cookies_forms() },
            { name: 'career_application_draft', text: m.legal_cookies_draft() },
            { name: 'career_retake_*', text: m.legal_cookies_retake() },
            { name: 'career_application_sent', text: m.legal_cookies_sent() },
            { name: 'career_application_place', text: m.legal_cookies_place() },
            { name: 'tsr-scroll-restoration-v1_3', text: m.legal_cookies_scroll() },
          ],
        },
      ],
    },
  ];
}

/** The privacy policy. It describes the software's processing and changes with it. */
export function PrivacyPage() {
  const { locale } = useRouteContext({ from: '__root__' });
  const contact = useCompanyContact();
  const month = getDateFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(legalUpdatedOn));
  return (
    <LegalPage
      title={m.legal_privacy_title()}
      intro={m.legal_privacy_intro()}
      note={<p className="figures mt-4 text-sm text-muted">{m.legal_updated({ month })}</p>}
      sections={[
        ...visitSections(locale, contact),
        ...applicationSections(contact),
        ...rightsSections(contact),
      ]}
    />
  );
}
