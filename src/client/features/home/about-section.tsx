import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Timeline } from './timeline.tsx';

export function AboutSection() {
  return (
    <section id="about" aria-labelledby="about-title" className="bg-surface">
      <div className="mx-auto max-w-[90rem] px-4 py-16 sm:px-6 md:py-24 lg:px-10">
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
          <h2 id="about-title" className="text-3xl lg:col-span-6">
            {m.home_about_title()}
          </h2>
          <div className="grid gap-x-10 gap-y-4 md:grid-cols-2 lg:col-span-6 lg:block lg:space-y-4">
            <p className="text-lg">{m.home_about_start()}</p>
            <div className="space-y-4 text-muted">
              <p>{m.home_about_today({ offices: company.offices })}</p>
              <p>{m.home_about_promise()}</p>
            </div>
          </div>
        </div>
        <h3 className="sr-only">{m.home_timeline_title()}</h3>
        <div className="mt-14 lg:mt-16">
          <Timeline />
        </div>
      </div>
    </section>
  );
}
