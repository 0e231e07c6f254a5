import { m } from '../../../shared/i18n/paraglide/messages.js';
import { WithoutScripts } from '../../ui/without-scripts.tsx';
import { BookingPart } from './booking/booking-part.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactWays } from './contact-ways.tsx';

/** Two working days and the bridge between them, behind the words that invite to cross it. */
function Horizon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 240"
      fill="none"
      className="pointer-events-none absolute -start-40 bottom-0 hidden h-52 w-auto lg:block"
    >
      <path d="M60 240A180 180 0 0 1 420 240" stroke="var(--edge)" />
      <path d="M300 240A180 180 0 0 1 660 240" stroke="var(--sea)" strokeWidth="1.5" />
      <circle cx="360" cy="106" r="14" fill="var(--sun)" />
    </svg>
  );
}

/** The contact section of the home page: write, book, or reach us otherwise. */
export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-title">
      <div className="mx-auto grid max-w-[90rem] gap-x-10 gap-y-12 px-4 pt-16 pb-16 sm:px-6 md:pt-24 lg:grid-cols-12 lg:px-10 lg:pb-24">
        <div className="grid content-between gap-12 lg:col-span-5">
          <div>
            <h2 id="contact-title" className="text-4xl">
              {m.contact_title()}
            </h2>
            <p className="mt-5 max-w-[44ch] text-lg text-muted">{m.contact_lead()}</p>
          </div>
          <div className="max-lg:hidden">
            <ContactWays />
          </div>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <h3 className="mb-6 border-t border-edge pt-4 text-xl">{m.contact_form_title()}</h3>
          <WithoutScripts className="mb-6" />
          <ContactForm />
        </div>
        <div className="lg:hidden">
          <ContactWays />
        </div>
      </div>
      <div className="night relative overflow-clip">
        <Horizon />
        <div className="relative mx-auto grid max-w-[90rem] gap-x-10 gap-y-8 px-4 py-16 sm:px-6 md:py-20 lg:grid-cols-12 lg:px-10">
          <div className="self-start lg:sticky lg:top-32 lg:col-span-4">
            <h3 id="meeting-title" className="text-3xl">
              {m.contact_booking_title()}
            </h3>
            <p className="mt-4 max-w-[44ch] text-lg text-muted">{m.contact_booking_lead()}</p>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a part of the page, no fields of one form */}
          <div
            id="meeting"
            role="group"
            aria-labelledby="meeting-title"
            className="min-w-0 lg:col-span-7 lg:col-start-6"
          >
            <WithoutScripts />
            <BookingPart source="contact" />
          </div>
        </div>
      </div>
    </section>
  );
}
