import type { ServiceId } from '../../../shared/content/service-ids.ts';
import { serviceAreas, services } from '../../../shared/content/services.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ServiceEntry, type ServiceShape } from './service-entry.tsx';

/** Where each service stands in the grid of twelve, and how much room it takes: uneven on purpose. */
const places: Record<ServiceId, { shape: ServiceShape; className: string }> = {
  support: { shape: 'large', className: 'md:col-span-2 xl:col-span-6 xl:row-span-2' },
  calls: { shape: 'small', className: 'xl:col-span-3' },
  email: { shape: 'small', className: 'xl:col-span-3' },
  languages: { shape: 'wide', className: 'md:col-span-2 xl:col-span-6' },
  office: { shape: 'small', className: 'xl:col-span-3' },
  entry: { shape: 'small', className: 'xl:col-span-3' },
  kyc: {
    shape: 'large',
    className: 'md:col-span-2 xl:col-span-6 xl:col-start-7 xl:row-span-2 xl:row-start-3',
  },
  hr: { shape: 'wide', className: 'md:col-span-2 xl:col-span-6 xl:col-start-1' },
  analytics: { shape: 'wide', className: 'md:col-span-2 xl:col-span-7' },
  sales: { shape: 'wide', className: 'md:col-span-2 xl:col-span-5' },
};

export function ServicesSection() {
  return (
    <section
      id="services"
      aria-labelledby="services-title"
      className="mx-auto max-w-[90rem] px-4 py-16 sm:px-6 md:py-24 lg:px-10"
    >
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h2 id="services-title" className="text-4xl lg:col-span-7">
          {m.home_services_title()}
        </h2>
        <p className="max-w-[52ch] text-lg text-muted lg:col-span-5">{m.home_services_text()}</p>
      </div>
      <ul className="mt-12 grid gap-x-10 md:grid-cols-2 xl:grid-cols-12">
        {services().map((service) => (
          <ServiceEntry key={service.id} service={service} {...places[service.id]} />
        ))}
      </ul>
      <div className="grid gap-x-10 gap-y-3 border-t border-edge pt-6 lg:grid-cols-12">
        <h3 className="text-xl lg:col-span-4">{m.home_services_areas()}</h3>
        <ul className="flex flex-wrap gap-x-8 gap-y-1 text-lg lg:col-span-8">
          {serviceAreas().map((area) => (
            <li key={area} className="flex items-center gap-2.5">
              <svg aria-hidden="true" viewBox="0 0 20 10" fill="none" className="h-2 w-4">
                <path d="M1 10A9 9 0 0 1 19 10" stroke="var(--sun)" strokeWidth="2" />
              </svg>
              {area}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
