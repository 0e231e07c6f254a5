import type { CompanyContact } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { LegalSection } from './legal-section.ts';

/** From an application to its end: what is stored, why, who reads it and for how long. */
export function applicationSections({ careersEmail }: CompanyContact): LegalSection[] {
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
            m.legal_applying_data_contact(),
            m.legal_applying_data_position(),
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
        { kind: 'text', text: m.legal_readers_places() },
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
