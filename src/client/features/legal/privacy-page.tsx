import { useRouteContext } from '@tanstack/react-router';
import { legalUpdatedOn } from '../../../shared/content/legal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../lib/use-company-contact.ts';
import { applicationSections } from './application-sections.ts';
import { LegalPage } from './legal-page.tsx';
import { rightsSections } from './rights-sections.ts';
import { visitSections } from './visit-sections.ts';

/** What becomes of the data of visitors and applicants. It says what the software does and changes with it. */
export function PrivacyPage() {
  const { locale } = useRouteContext({ from: '__root__' });
  const contact = useCompanyContact();
  const month = new Intl.DateTimeFormat(locale, {
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
