import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button-class.ts';
import { ServicesLink } from './services-link.tsx';

export function HomeHero() {
  return (
    <section className="mx-auto grid max-w-[90rem] items-end gap-x-10 gap-y-7 px-4 pt-12 pb-12 sm:px-6 md:grid-cols-12 md:pt-20 md:pb-16 lg:px-10">
      <h1 className="text-5xl md:col-span-12 lg:col-span-8">
        <span className="block">{m.site_hero_first()}</span>
        <span className="block text-sea">{m.site_hero_second()}</span>
      </h1>
      <div className="md:col-span-9 lg:col-span-4 lg:pb-2">
        <p className="max-w-[48ch] text-lg text-muted">{m.site_hero_text()}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={`mailto:${company.email}`} className={buttonClass('primary')}>
            {m.site_hero_write()}
          </a>
          <ServicesLink className={buttonClass('secondary')}>{m.site_hero_services()}</ServicesLink>
        </div>
      </div>
    </section>
  );
}
