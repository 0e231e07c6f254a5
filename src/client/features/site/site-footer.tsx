import { Link } from '@tanstack/react-router';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Logo } from '../../ui/logo.tsx';
import { ServicesLink } from './services-link.tsx';

const linkClass =
  'inline-block py-1 text-ink underline decoration-edge underline-offset-4 transition-colors hover:decoration-sun';

export function SiteFooter({ applicationsEnabled }: { applicationsEnabled: boolean }) {
  return (
    <footer data-no-print className="night">
      <div className="mx-auto grid max-w-[90rem] gap-x-10 gap-y-10 px-4 pt-14 pb-8 sm:px-6 md:grid-cols-12 lg:px-10">
        <div className="md:col-span-12 lg:col-span-5">
          <Logo brand={company.brand} />
          <p className="mt-4 max-w-[46ch] text-muted">{m.site_footer_description()}</p>
        </div>
        <nav aria-label={m.site_footer_links()} className="md:col-span-7 lg:col-span-3">
          <ul className="grid gap-x-8 gap-y-1 sm:max-lg:grid-cols-2">
            <li>
              <ServicesLink className={linkClass}>{m.site_nav_services()}</ServicesLink>
            </li>
            <li>
              {applicationsEnabled ? (
                <Link to="/careers" className={linkClass}>
                  {m.site_nav_careers()}
                </Link>
              ) : (
                <span className="inline-block py-1 text-muted">
                  {m.site_footer_careers_closed()}
                </span>
              )}
            </li>
            <li>
              <Link to="/impressum" className={linkClass}>
                {m.legal_link_impressum()}
              </Link>
            </li>
            <li>
              <Link to="/privacy-policy" className={linkClass}>
                {m.legal_link_privacy()}
              </Link>
            </li>
          </ul>
        </nav>
        <div className="min-w-0 md:col-span-5 lg:col-span-4">
          <p className="text-sm text-muted">{m.site_footer_contact()}</p>
          <a href={`mailto:${company.email}`} className={linkClass}>
            {company.email}
          </a>
        </div>
        <p className="figures border-t border-mist pt-6 text-sm text-muted md:col-span-12">
          {m.site_footer_copyright({
            year: String(new Date().getUTCFullYear()),
            company: company.legalName,
          })}
        </p>
      </div>
    </footer>
  );
}
