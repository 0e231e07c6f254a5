import { getRouteApi } from '@tanstack/react-router';
import type { Locale } from '../../shared/contracts/fields.ts';
import type { CompanyContact } from '../../shared/contracts/settings.ts';
import { officeDay } from '../../shared/domain/dates.ts';
import { formatDay } from '../../shared/i18n/dates.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { textLinkClass } from '../ui/button.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';

const route = getRouteApi('/public');

/** Current contact data of the company, on a public page. */
export function useCompanyContact(): CompanyContact {
  return route.useLoaderData({ select: ({ contact }) => contact });
}

/** The registration with the Philippine National Privacy Commission in words; null where none is known to hold. */
export function npcRegistrationText(
  { npcRegistration: number, npcValidUntil: day }: CompanyContact,
  locale: Locale,
): string | null {
  if (number === '' || (day !== '' && day < officeDay(new Date()))) return null;
  if (day === '') return m.legal_npc({ number });
  return m.legal_npc_until({ number, date: formatDay(day, locale, 'long') });
}

interface NoScriptNoticeProps {
  /** Contact for this part, where that is not the company's own address. */
  email?: string;
  className?: string;
}

const linkClass = `inline-flex min-h-9 items-center ${textLinkClass}`;

/** For browsers without scripts: says that this part needs them, and how to contact us all the same. */
export function NoScriptNotice({ email, className = '' }: NoScriptNoticeProps) {
  const contact = useCompanyContact();
  const address = email ?? contact.email;
  return (
    <noscript>
      {/* A browser that runs scripts has no use for it, and React leaves the inside of the element alone. */}
      {import.meta.env.SSR && (
        <div className={`border-s-[3px] border-sun ps-4 ${className}`}>
          <p className="max-w-[52ch]">{m.ui_without_scripts()}</p>
          <p className="flex flex-wrap gap-x-6">
            <a href={`mailto:${address}`} className={linkClass}>
              {address}
            </a>
            <PhoneLink phone={contact.phone} linkClassName={linkClass} />
          </p>
        </div>
      )}
    </noscript>
  );
}
