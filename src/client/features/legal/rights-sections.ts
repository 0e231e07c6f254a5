import { minimumAge } from '../../../shared/content/legal.ts';
import type { CompanyContact } from '../../../shared/contracts/company-contact.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { LegalSection } from './legal-section.ts';

/** Accounts and letters, and what everybody can ask of us. */
export function rightsSections({ careersEmail }: CompanyContact): LegalSection[] {
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
