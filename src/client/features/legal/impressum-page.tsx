import { useRouteContext } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../lib/use-company-contact.ts';
import { impressumSections } from './impressum-sections.ts';
import { LegalPage } from './legal-page.tsx';

/** Who runs the website, as German law wants it said. */
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
