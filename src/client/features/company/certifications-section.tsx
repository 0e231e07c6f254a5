import { certifications } from '../../../shared/content/certifications.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { certificateNames, ruleTexts } from './certification-texts.ts';
import { Seal } from './seal.tsx';

/** What is confirmed, as seals; and what we work by, with its year. */
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
