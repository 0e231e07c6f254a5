import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ApplyLink } from './apply-link.tsx';

export function HomeCareers({ applicationsEnabled }: { applicationsEnabled: boolean }) {
  return (
    <section aria-labelledby="careers-title" className="relative overflow-clip bg-sun-soft">
      <svg
        aria-hidden="true"
        viewBox="0 0 600 300"
        fill="none"
        className="absolute -end-24 bottom-0 hidden h-[88%] w-auto lg:block"
      >
        <path d="M30 300A190 190 0 0 1 410 300" stroke="var(--ink)" strokeOpacity="0.35" />
        <path d="M200 300A190 190 0 0 1 580 300" stroke="var(--sea)" />
        <circle cx="305" cy="143" r="26" fill="var(--sun)" />
      </svg>
      <div className="relative mx-auto max-w-[90rem] px-4 py-16 sm:px-6 md:py-20 lg:px-10">
        <h2 id="careers-title" className="max-w-[18ch] text-3xl">
          {applicationsEnabled ? m.site_careers_title() : m.site_careers_closed_title()}
        </h2>
        <p className="mt-4 max-w-[52ch] text-lg">
          {applicationsEnabled ? m.site_careers_text() : m.site_careers_closed_text()}
        </p>
        <div className="mt-7">
          <ApplyLink enabled={applicationsEnabled} variant="primary" size="lg" reasonInView />
        </div>
      </div>
    </section>
  );
}
