import { useRouteContext } from '@tanstack/react-router';
import { company } from '../../../../shared/content/company.ts';
import { localizedPath } from '../../../../shared/i18n/locale.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';

/** What the applicant agrees to, and the rights that stay. */
export function ConsentText() {
  const { prefixed } = useRouteContext({ from: '__root__' });
  return (
    <>
      {m.careers_consent_text({ company: company.legalName })}{' '}
      <a
        href={localizedPath('/privacy-policy', prefixed ? 'de' : 'en')}
        target="_blank"
        rel="noopener"
        className="text-sea underline underline-offset-4"
      >
        {m.careers_consent_link()}
      </a>
    </>
  );
}
