import { company } from '../../../shared/content/company.ts';
import { consentKey } from '../../../shared/content/consent.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import type { CompanyContact } from '../../../shared/contracts/company-contact.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { companyAddresses } from './company-addresses.ts';
import type { LegalSection } from './legal-section.ts';

/** Who answers for the data, and what a visit leaves behind. */
export function visitSections(locale: Locale, contact: CompanyContact): LegalSection[] {
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
              term: m.legal_contact_other(),
              detail: contact.email,
              href: `mailto:${contact.email}`,
            },
          ],
        },
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
            { name: 'career_application_place', text: m.legal_cookies_place() },
            { name: 'tsr-scroll-restoration-v1_3', text: m.legal_cookies_scroll() },
          ],
        },
      ],
    },
  ];
}
