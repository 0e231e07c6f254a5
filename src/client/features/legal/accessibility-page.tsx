import { useRouteContext } from '@tanstack/react-router';
import {
  accessibilityAssessedOn,
  barrierReplyWorkingDays,
} from '../../../shared/content/company.ts';
import type { CompanyContact } from '../../../shared/contracts/settings.ts';
import { formatLongDate } from '../../../shared/i18n/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import { telHref } from '../../lib/tel-href.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

/** Scope, level and tests. Every test that is named here is one in `e2e`. */
function assessmentSections(): LegalSection[] {
  return [
    {
      id: 'scope',
      title: m.legal_access_scope_title(),
      blocks: [
        {
          kind: 'list',
          items: [
            m.legal_access_scope_site(),
            m.legal_access_scope_careers(),
            m.legal_access_scope_portals(),
          ],
        },
      ],
    },
    {
      id: 'aim',
      title: m.legal_access_aim_title(),
      blocks: [
        { kind: 'text', text: m.legal_access_aim_wcag() },
        { kind: 'text', text: m.legal_access_aim_law() },
      ],
    },
    {
      id: 'status',
      title: m.legal_access_status_title(),
      blocks: [{ kind: 'text', text: m.legal_access_status_text() }],
    },
    {
      id: 'tests',
      title: m.legal_access_tests_title(),
      blocks: [
        { kind: 'text', text: m.legal_access_tests_text() },
        {
          kind: 'list',
          items: [
            m.legal_access_tests_axe(),
            m.legal_access_tests_keyboard(),
            m.legal_access_tests_narrow(),
            m.legal_access_tests_motion(),
            m.legal_access_tests_colours(),
            m.legal_access_tests_targets(),
          ],
        },
        { kind: 'heading', text: m.legal_access_untested_title() },
        {
          kind: 'list',
          items: [
            m.legal_access_untested_people(),
            m.legal_access_untested_readers(),
            m.legal_access_untested_zoom(),
            m.legal_access_untested_meaning(),
          ],
        },
      ],
    },
  ];
}

/** Known gaps, with alternatives. */
function gapSections({ careersEmail }: CompanyContact): LegalSection[] {
  return [
    {
      id: 'gaps',
      title: m.legal_access_gaps_title(),
      blocks: [
        { kind: 'heading', text: m.legal_access_typing_title() },
        { kind: 'text', text: m.legal_access_typing_text() },
        { kind: 'text', text: m.legal_access_typing_other({ email: careersEmail }) },
        {
          kind: 'text',
          text: m.legal_access_typing_begun({ button: m.careers_typing_complete() }),
        },
        { kind: 'heading', text: m.legal_access_invoices_title() },
        { kind: 'text', text: m.legal_access_invoices_text() },
        { kind: 'heading', text: m.legal_access_others_title() },
        {
          kind: 'list',
          items: [
            m.legal_access_others_files(),
            m.legal_access_others_pictures(),
            m.legal_access_others_links(),
          ],
        },
      ],
    },
  ];
}

/** The contacts for reporting a barrier, and the enforcement bodies. */
function reportSections({ email, careersEmail, phone }: CompanyContact): LegalSection[] {
  return [
    {
      id: 'report',
      title: m.legal_access_report_title(),
      blocks: [
        { kind: 'text', text: m.legal_access_report_text() },
        {
          kind: 'facts',
          facts: [
            {
              term: m.legal_contact_applications(),
              detail: careersEmail,
              href: `mailto:${careersEmail}`,
            },
            { term: m.legal_contact_other(), detail: email, href: `mailto:${email}` },
            { term: m.legal_phone(), detail: phone, href: telHref(phone) },
          ],
        },
        { kind: 'text', text: m.legal_access_report_reply({ days: barrierReplyWorkingDays }) },
      ],
    },
    {
      id: 'enforcement',
      title: m.legal_access_enforcement_title(),
      blocks: [
        { kind: 'text', text: m.legal_access_enforcement_germany() },
        { kind: 'text', text: m.legal_access_enforcement_other() },
      ],
    },
  ];
}

/** The accessibility statement. It describes the tests in `e2e` and the software, and changes with them. */
export function AccessibilityPage() {
  const { locale } = useRouteContext({ from: '__root__' });
  const contact = useCompanyContact();
  const date = formatLongDate(new Date(accessibilityAssessedOn), locale);
  return (
    <LegalPage
      title={m.legal_accessibility_title()}
      intro={m.legal_accessibility_intro()}
      note={
        <p className="figures mt-4 text-sm text-muted">{m.legal_accessibility_stated({ date })}</p>
      }
      sections={[...assessmentSections(), ...gapSections(contact), ...reportSections(contact)]}
    />
  );
}
