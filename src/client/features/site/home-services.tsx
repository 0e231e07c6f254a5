import { m } from '../../../shared/i18n/paraglide/messages.js';

export function HomeServices() {
  const services = [
    { title: m.site_service_talk(), text: m.site_service_talk_text() },
    { title: m.site_service_office(), text: m.site_service_office_text() },
    { title: m.site_service_check(), text: m.site_service_check_text() },
    { title: m.site_service_sell(), text: m.site_service_sell_text() },
  ];
  return (
    <section id="services" aria-labelledby="services-title" className="bg-surface">
      <div className="mx-auto grid max-w-[90rem] gap-x-10 gap-y-10 px-4 py-16 sm:px-6 md:grid-cols-12 md:py-24 lg:px-10">
        <div className="md:col-span-5 lg:col-span-4">
          <div className="md:sticky md:top-28">
            <h2 id="services-title" className="text-3xl">
              {m.site_services_title()}
            </h2>
            <p className="mt-4 max-w-[40ch] text-lg text-muted">{m.site_services_text()}</p>
          </div>
        </div>
        <div className="md:col-span-7 lg:col-start-6">
          {services.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-2 border-t border-edge py-6 last:pb-0 lg:grid-cols-[14rem_1fr]"
            >
              <h3 className="text-xl">{title}</h3>
              <p className="max-w-[56ch] text-muted">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
