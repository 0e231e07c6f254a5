import { Link, useRouteContext } from '@tanstack/react-router';
import type { ExchangeRates } from '../../../shared/contracts/site.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import { telHref } from '../../lib/tel-href.ts';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { formatRates } from './rate-text.ts';
import { ApplyLink, LoginButton, SiteNav } from './site-nav.tsx';

/** The three rates at once, for the menu: the narrowest screens have no room for the ticker. */
function RateList({ rates }: { rates: ExchangeRates | null }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return (
    <ul data-rates className="figures flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {formatRates(rates, locale).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

export const menuId = 'site-menu';

interface SiteMenuProps {
  applicationsEnabled: boolean;
  rates: ExchangeRates | null;
}

const itemClass =
  'flex min-h-12 w-full items-center border-b border-mist text-start text-lg text-ink no-underline ' +
  'aria-[current=page]:font-medium aria-[current=page]:text-sea';
const contactClass =
  'figures inline-block py-1 text-ink underline decoration-edge underline-offset-4';

/**
 * Everything of the header, on a narrow screen. It is part of the page and a dialog of the browser itself: in most it
 * opens before any script has come.
 */
export function SiteMenu({ applicationsEnabled, rates }: SiteMenuProps) {
  const { email, phone } = useCompanyContact();
  return (
    <dialog
      id={menuId}
      aria-labelledby={`${menuId}-title`}
      className="fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-72 max-w-full flex-col border-e border-mist bg-raised text-ink shadow outline-none [--sheet-from:-100%] backdrop:bg-veil open:flex open:animate-sheet-in backdrop:animate-fade-in"
    >
      <header className="px-5 pt-5">
        <form method="dialog" className="flex items-start justify-between gap-4">
          <h2 id={`${menuId}-title`} className="text-xl">
            {m.site_menu()}
          </h2>
          <CloseButton type="submit" className="-me-2.5 -mt-2" />
        </form>
        <ArcDivider className="mt-1" />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">
        <nav aria-label={m.site_main_navigation()}>
          <Link
            to="/"
            activeOptions={{ exact: true, includeHash: false, includeSearch: false }}
            className={itemClass}
          >
            {m.site_nav_home()}
          </Link>
          <SiteNav className="" itemClass={itemClass} />
          <div className="mt-6">
            <ApplyLink enabled={applicationsEnabled} size="md" reasonInView className="w-full" />
          </div>
        </nav>
        <LoginButton size="md" className="mt-3 w-full" />
        <p className="mt-6 flex flex-col items-start text-sm">
          <a href={`mailto:${email}`} className={contactClass}>
            {email}
          </a>
          <a href={telHref(phone)} className={contactClass}>
            {phone}
          </a>
        </p>
        <div className="mt-4">
          <RateList rates={rates} />
        </div>
        <div className="mt-4 flex items-center justify-between border-t border-mist pt-4">
          <LanguageSwitch className="-ms-1.5" />
          <ThemeToggle className="-me-2.5" />
        </div>
      </div>
    </dialog>
  );
}
