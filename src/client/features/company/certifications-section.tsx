import type { ReactNode } from 'react';
import { type CertificationId, certifications, company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';

const certificateNames: Record<CertificationId, () => string> = {
  'data-privacy': m.company_certificate_data_privacy,
  registration: m.company_certificate_registration,
  gdpr: m.company_certificate_gdpr,
  pci: m.company_certificate_pci,
};

const ruleTexts: Record<CertificationId, { name: () => string; text: () => string }> = {
  'data-privacy': { name: m.company_rule_data_privacy, text: m.company_rule_data_privacy_text },
  registration: {
    name: m.company_rule_registration,
    text: () => m.company_rule_registration_text({ legalName: company.legalName }),
  },
  gdpr: { name: m.company_rule_gdpr, text: m.company_rule_gdpr_text },
  pci: { name: m.company_rule_pci, text: m.company_rule_pci_text },
};

/** The ring of the European flag, as twelve points. */
const twelve = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return `M${(60 + 21 * Math.cos(angle)).toFixed(1)} ${(60 + 21 * Math.sin(angle)).toFixed(1)}h.01`;
}).join('');

const sealDrawings: Record<CertificationId, ReactNode> = {
  'data-privacy': (
    <>
      <path d="M60 36A34 34 0 0 0 79 42V58A28 28 0 0 1 60 84A28 28 0 0 1 41 58V42A34 34 0 0 0 60 36Z" />
      <path d="M60 59V68" />
      <circle cx="60" cy="55.5" r="4" />
    </>
  ),
  registration: <path d="M40 54A20 20 0 0 1 80 54ZM45 59V75M55 59V75M65 59V75M75 59V75M38 80H82" />,
  gdpr: (
    <>
      <path d={twelve} strokeWidth="5" />
      <path d="M52 66A8 8 0 0 1 68 66Z" />
    </>
  ),
  pci: <path d="M38 46H82V75H38ZM38 54H82M44 68A5 5 0 0 1 54 68M50 68A5 5 0 0 1 60 68" />,
};

/** A seal: closed, with a sun on its rim, when it is ours; an outline while it is not. */
function Seal({ certification, held }: { certification: CertificationId; held: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="2 2 116 116"
      fill="none"
      stroke={held ? 'var(--sea)' : 'var(--edge)'}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-28 shrink-0"
    >
      {held ? (
        <>
          <circle cx="60" cy="60" r="46" fill="var(--sea-soft)" />
          {/* 48 rays round the rim. */}
          <circle
            cx="60"
            cy="60"
            r="53"
            strokeWidth="7"
            strokeLinecap="butt"
            pathLength="96"
            strokeDasharray="0.6 1.4"
          />
        </>
      ) : (
        <circle cx="60" cy="60" r="54" pathLength="96" strokeDasharray="1 1" strokeWidth="1.5" />
      )}
      <g opacity={held ? undefined : '0.75'}>{sealDrawings[certification]}</g>
      {held && <circle cx="92.5" cy="27.5" r="8" fill="var(--sun)" stroke="none" />}
    </svg>
  );
}

/** Confirmed registrations as seals, and the rules we work by with their years. */
export function CertificationsSection() {
  return (
    <section id="certifications" aria-labelledby="certifications-title" className="bg-surface">
      <div className="mx-auto grid max-w-[90rem] gap-x-10 gap-y-10 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-12 lg:px-10">
        <div className="lg:col-span-4">
          <h2 id="certifications-title" className="text-3xl">
            {m.company_certifications_title()}
          </h2>
          <p className="mt-4 max-w-[44ch] text-lg text-muted">{m.company_certifications_text()}</p>
        </div>
        <ul
          aria-label={m.company_certifications_seals()}
          className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 lg:col-span-8 lg:col-start-5 xl:col-span-7 xl:col-start-6"
        >
          {certifications.map(({ id, held }) => (
            <li key={id} className={cn(!held && 'text-muted')}>
              <Seal certification={id} held={held} />
              <p className="mt-3 font-medium">{certificateNames[id]()}</p>
              <p className="text-sm text-muted">
                {held ? m.company_certificate_held() : m.company_certificate_in_preparation()}
              </p>
            </li>
          ))}
        </ul>
        <h3 id="rules-title" className="text-xl lg:col-span-4 lg:pt-4">
          {m.company_certifications_rules()}
        </h3>
        <ul
          aria-labelledby="rules-title"
          className="-mt-4 lg:col-span-8 lg:col-start-5 xl:col-span-7 xl:col-start-6 lg:mt-0"
        >
          {certifications.map(({ id, year, lasting }) => (
            <li
              key={id}
              className="grid gap-x-8 gap-y-1 border-t border-edge py-4 sm:grid-cols-[9rem_1fr] lg:last:pb-0"
            >
              <p className="figures font-display text-xl font-semibold">
                {lasting ? m.company_rule_since({ year: String(year) }) : year}
              </p>
              <div>
                <p className="font-medium">{ruleTexts[id].name()}</p>
                <p className="max-w-[60ch] text-muted">{ruleTexts[id].text()}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
