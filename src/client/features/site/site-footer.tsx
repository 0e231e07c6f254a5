import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { npcRegistrationText, useCompanyContact } from '../../domain/company-contact.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SectionLink } from '../../ui/section-link.tsx';

/** Three working days, one after another, on the horizon above the end of the page. */
function FooterArcs() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 h-20 md:h-32">
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 160"
        preserveAspectRatio="none"
        fill="none"
        className="size-full overflow-x-clip"
      >
        <g stroke="var(--edge)">
          <path d="M-140 160A330 130 0 0 1 520 160" vectorEffect="non-scaling-stroke" />
          <path d="M920 160A330 130 0 0 1 1580 160" vectorEffect="non-scaling-stroke" />
          <path d="M0 159.5H1440" vectorEffect="non-scaling-stroke" />
        </g>
        <path
          d="M390 160A330 130 0 0 1 1050 160"
          stroke="var(--sea)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {/* The meeting of the second day with the third. */}
      <span className="absolute top-[51.6%] left-[68.4%] size-5 -translate-1/2 rounded-full bg-sun md:size-7" />
    </div>
  );
}

const order = ['linkedin', 'facebook', 'instagram', 'youtube'] as const;
type Network = (typeof order)[number];

/** Our own drawings; the names of the networks are names, not texts. */
const networks: Record<Network, { name: string; mark: ReactNode }> = {
  linkedin: {
    name: 'LinkedIn',
    mark: (
      <>
        <path d="M5 10V19M10 10V19M10 14A4.5 4.5 0 0 1 19 14V19" />
        <path d="M5 5.5h.01" strokeWidth="2.75" />
      </>
    ),
  },
  facebook: {
    name: 'Facebook',
    mark: <path d="M16.5 4.5H15A3.5 3.5 0 0 0 11.5 8V20M8 12H15.5" />,
  },
  instagram: {
    name: 'Instagram',
    mark: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="4.5" />
        <circle cx="12" cy="12" r="3.75" />
        <path d="M16.5 7.5h.01" strokeWidth="2.25" />
      </>
    ),
  },
  youtube: {
    name: 'YouTube',
    mark: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="M10.25 9.25V14.75L15 12Z" />
      </>
    ),
  },
};

/** The company's pages elsewhere. */
function FooterSocialLinks() {
  const contact = useCompanyContact();
  return (
    <ul aria-label={m.company_footer_elsewhere()} className="flex gap-2">
      {order.map((network) => {
        const { name, mark } = networks[network];
        return (
          <li key={network}>
            <a
              href={contact[network]}
              target="_blank"
              rel="noopener"
              className="grid size-11 place-items-center rounded-full border border-edge text-ink transition-colors hover:border-sun hover:text-sun"
            >
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="size-5"
              >
                {mark}
              </svg>
              <span className="sr-only">
                {m.company_footer_social({ brand: company.brand, network: name })},{' '}
                {m.company_new_tab()}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

interface SiteFooterProps {
  applicationsEnabled: boolean;
  /** The form that takes an address for the newsletter. */
  newsletter: ReactNode;
}

const linkClass =
  'inline-block py-1.5 text-ink underline decoration-transparent underline-offset-4 transition-colors hover:decoration-sun';
const titleClass = 'font-text text-sm font-normal tracking-normal text-muted';

export function SiteFooter({ applicationsEnabled, newsletter }: SiteFooterProps) {
  const contact = useCompanyContact();
  const { locale } = useRouteContext({ from: '__root__' });
  const npc = npcRegistrationText(contact, locale);
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
            <a href={`mailto:${contact.email}`} className={linkClass}>
              {contact.email}
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
                  <Link to="/accessibility" className={linkClass}>
                    {m.legal_link_accessibility()}
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
          <div className="figures grid gap-1 text-sm text-muted">
            {/* The year of the server, whatever a browser's clock says. */}
            <p suppressHydrationWarning>
              {m.site_footer_copyright({
                year: String(new Date().getUTCFullYear()),
                company: company.legalName,
              })}
            </p>
            {npc && <p className="wrap-anywhere">{npc}</p>}
          </div>
          <FooterSocialLinks />
        </div>
      </div>
    </footer>
  );
}
