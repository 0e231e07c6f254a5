import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../lib/use-company-contact.ts';
import { Logo } from '../../ui/logo.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import { FooterArcs } from './footer-arcs.tsx';
import { FooterSocial } from './footer-social.tsx';

interface SiteFooterProps {
  applicationsEnabled: boolean;
  /** The form that takes an address for the newsletter. */
  newsletter: ReactNode;
}

const linkClass =
  'inline-block py-1.5 text-ink underline decoration-transparent underline-offset-4 transition-colors hover:decoration-sun';
const titleClass = 'font-text text-sm font-normal tracking-normal text-muted';

export function SiteFooter({ applicationsEnabled, newsletter }: SiteFooterProps) {
  const { email } = useCompanyContact();
  const sections = [
    { section: 'about', label: m.company_footer_about() },
    { section: 'services', label: m.company_footer_services() },
    { section: 'pricing', label: m.company_footer_pricing() },
    { section: 'contact', label: m.company_footer_contact() },
  ];
  return (
    <footer data-no-print className="night relative overflow-clip">
      <FooterArcs />
      <div className="relative mx-auto max-w-[90rem] px-4 pt-32 pb-8 sm:px-6 md:pt-46 lg:px-10">
        <div className="grid gap-x-10 gap-y-12 md:grid-cols-12">
          <div className="md:col-span-6 lg:col-span-4">
            <Logo brand={company.brand} className="text-xl" />
            <p className="mt-4 max-w-[40ch] text-muted">{m.site_footer_description()}</p>
            <p className="mt-6 text-sm text-muted">{m.site_footer_contact()}</p>
            <a href={`mailto:${email}`} className={linkClass}>
              {email}
            </a>
          </div>
          <nav
            aria-label={m.site_footer_links()}
            className="grid grid-cols-[1fr_auto] items-start gap-x-6 gap-y-8 md:col-span-6 lg:col-span-4 xl:grid-cols-2"
          >
            <div>
              <h2 className={titleClass}>{m.company_footer_quick_links()}</h2>
              <ul className="mt-2">
                {sections.map(({ section, label }) => (
                  <li key={section}>
                    <SectionLink section={section} className={linkClass}>
                      {label}
                    </SectionLink>
                  </li>
                ))}
                <li>
                  {applicationsEnabled ? (
                    <Link to="/careers" className={linkClass}>
                      {m.site_nav_careers()}
                    </Link>
                  ) : (
                    <span className="inline-block py-1.5 text-muted">
                      {m.site_footer_careers_closed()}
                    </span>
                  )}
                </li>
              </ul>
            </div>
            <div>
              <h2 className={titleClass}>{m.company_footer_legal()}</h2>
              <ul className="mt-2">
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
                <li>
                  <Link to="/cookie-preferences" className={linkClass}>
                    {m.company_footer_cookies()}
                  </Link>
                </li>
              </ul>
            </div>
          </nav>
          <div className="min-w-0 md:col-span-12 lg:col-span-4">{newsletter}</div>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-t border-mist pt-6">
          <p className="figures text-sm text-muted">
            {m.site_footer_copyright({
              year: String(new Date().getUTCFullYear()),
              company: company.legalName,
            })}
          </p>
          <FooterSocial />
        </div>
      </div>
    </footer>
  );
}
