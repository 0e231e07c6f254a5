import { m } from '../../../../shared/i18n/paraglide/messages.js';

/** What to have at hand, so that nobody has to stop halfway. */
export function Preparation() {
  const items = [
    { title: m.careers_prepare_time_title(), text: m.careers_prepare_time_text() },
    { title: m.careers_prepare_resume_title(), text: m.careers_prepare_resume_text() },
    { title: m.careers_prepare_keyboard_title(), text: m.careers_prepare_keyboard_text() },
    { title: m.careers_prepare_line_title(), text: m.careers_prepare_line_text() },
  ];
  return (
    <section
      aria-labelledby="careers-prepare"
      className="mx-auto grid max-w-[90rem] gap-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-12 lg:px-10"
    >
      <h2 id="careers-prepare" className="text-3xl lg:col-span-4">
        {m.careers_prepare_title()}
      </h2>
      <dl className="grid gap-x-10 sm:grid-cols-2 lg:col-span-8">
        {items.map(({ title, text }) => (
          <div key={title} className="border-t border-mist py-5">
            <dt className="font-display text-xl font-semibold tracking-tight">{title}</dt>
            <dd className="mt-1 max-w-[44ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
