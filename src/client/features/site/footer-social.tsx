import type { ReactNode } from 'react';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../lib/use-company-contact.ts';

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

/** Where else the company can be found. */
export function FooterSocial() {
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
