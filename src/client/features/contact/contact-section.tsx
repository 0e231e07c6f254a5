import { MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { company } from '../../../shared/content/company.ts';
import type { ContactFields, contactFormSchema } from '../../../shared/contracts/contact.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { NoScriptNotice, useCompanyContact } from '../../domain/company-contact.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { toast } from '../../ui/toast.tsx';
import { BookingSection } from './booking/booking-part.tsx';
import { fieldProps, readFormDraft } from './form/form-draft.ts';
import { ConsentCheckbox, ContactPersonFields } from './form/form-fields.tsx';
import { lazyResolver, usePublicForm } from './form/form-submission.ts';
import { HoneypotField, PrivacySentence } from './form/public-form.tsx';

const stripNonDigits = (number: string) => number.replaceAll(/\D/g, '');

const linkClass =
  'inline-flex min-h-9 items-center gap-2 underline decoration-edge underline-offset-4 transition-colors hover:decoration-sun';

/** One way to reach us, under a thin line. */
function ContactChannel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-edge pt-4 pb-6">
      <h3 className="font-text text-sm font-medium tracking-normal text-muted">{title}</h3>
      <div className="mt-2">{children}</div>
    </div>
  );
}

type Messenger = { name: string; href: string; number: string };

const whatsappLink = (number: string): Messenger => ({
  name: 'WhatsApp',
  href: `https://wa.me/${stripNonDigits(number)}`,
  number,
});
/** Opens the app, not a page. */
const viberLink = (number: string): Messenger => ({
  name: 'Viber',
  href: `viber://chat?number=%2B${stripNonDigits(number)}`,
  number,
});

function MessengerLink({ place, messenger }: { place: string; messenger: Messenger }) {
  const { name, href, number } = messenger;
  const opensTab = href.startsWith('https:');
  return (
    <a
      href={href}
      {...(opensTab && { target: '_blank', rel: 'noopener noreferrer' })}
      className={linkClass}
    >
      <MessageCircle aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0 text-sea" />
      <span>
        {name} <span className="figures whitespace-nowrap text-muted">{number}</span>
        <span className="sr-only">
          {', '}
          {opensTab ? m.contact_ways_new_tab({ name: place }) : place}
        </span>
      </span>
    </a>
  );
}

function MessengerLinks({ place, links }: { place: string; links: Messenger[] }) {
  return (
    <li className="grid gap-x-4 sm:grid-cols-[minmax(6.5rem,auto)_1fr]">
      <span className="flex min-h-9 items-center self-start">{place}</span>
      <span className="grid justify-items-start">
        {links.map((messenger) => (
          <MessengerLink key={messenger.name} place={place} messenger={messenger} />
        ))}
      </span>
    </li>
  );
}

/** Every other way to reach us. */
function ContactChannels() {
  const {
    email,
    phone,
    whatsappGermany,
    whatsappPhilippines,
    viber: viberNumber,
  } = useCompanyContact();
  const offices = [company.germanOffice, company.registeredOffice];
  return (
    <div className="grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10">
      <ContactChannel title={m.contact_ways_messaging()}>
        <ul className="grid gap-1">
          <MessengerLinks
            place={m.contact_ways_germany()}
            links={[whatsappLink(whatsappGermany)]}
          />
          <MessengerLinks
            place={m.contact_ways_philippines()}
            links={[whatsappLink(whatsappPhilippines), viberLink(viberNumber)]}
          />
        </ul>
      </ContactChannel>
      <ContactChannel title={m.contact_ways_direct()}>
        <p className="grid justify-items-start">
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
          <PhoneLink phone={phone} linkClassName={linkClass} />
        </p>
      </ContactChannel>
      <ContactChannel title={m.contact_ways_visit()}>
        <div className="grid gap-x-6 gap-y-4 sm:max-lg:grid-cols-1 lg:grid-cols-2">
          {offices.map(({ city, lines, country }) => (
            <address key={city} className="not-italic">
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              <span className="block text-muted">
                {country === 'DE' ? m.contact_country_de() : m.contact_country_ph()}
              </span>
            </address>
          ))}
        </div>
      </ContactChannel>
    </div>
  );
}

type Values = z.input<typeof contactFormSchema>;
type SentMessage = { name: string; email: string; answer: string };

const loadContract = () => import('./contact-resolver.ts');
const resolver = lazyResolver(loadContract);
const texts = ['name', 'email', 'company', 'message'] as const;
const fields = [...texts, 'consent'] as const;
const empty = { name: '', email: '', company: '', message: '', consent: undefined };

function useContactForm() {
  const [sent, setSent] = useState<SentMessage | null>(null);
  const { form, ...state } = usePublicForm<Values, ContactFields, SentMessage>({
    name: 'contact',
    resolver,
    defaultValues: () => ({ ...empty, ...readFormDraft('contact', texts) }),
    fields,
    send: async (api, input, getMetadata) => {
      const { message } = await api.public.sendContact.mutate({ ...input, ...getMetadata(input) });
      return { name: input.name, email: input.email, answer: message || m.contact_sent_default() };
    },
    onSent: (answered) => {
      toast({
        title: m.contact_sent_title(),
        description: answered.answer,
        variant: 'success',
      });
      setSent(answered);
      form.reset(empty);
    },
    onFailure: ({ code, message }) => {
      const isSpecific = code === 'rate-limited' || code === 'invalid-input';
      toast({
        title: m.contact_error_title(),
        description: isSpecific ? message : m.contact_error_text(),
        variant: 'danger',
      });
    },
  });
  return {
    ...state,
    form,
    sent,
    startAnother: () => setSent(null),
    /** Loads the sending code with the first typing. */
    prepare: () => void loadContract().catch(() => {}),
  };
}

interface ContactConfirmationProps {
  sent: SentMessage;
  onAnother: () => void;
}

/** Stays where the form was until the next message is begun. */
function ContactConfirmation({ sent, onAnother }: ContactConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid min-h-[24rem] animate-rise-in grid-cols-[minmax(0,1fr)] content-center gap-4 wrap-anywhere">
      <ArcDivider className="max-w-sm" />
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {m.contact_sent_heading({ name: sent.name })}
      </h3>
      <p className="max-w-[48ch] text-lg">{sent.answer}</p>
      <p className="max-w-[48ch] text-muted">{m.contact_sent_reply({ email: sent.email })}</p>
      <Button variant="secondary" onClick={onAnother} className="mt-2 justify-self-start">
        {m.contact_sent_another()}
      </Button>
    </div>
  );
}

function ContactForm() {
  const { form, failure, sent, trap, submit, pending, startAnother, prepare } = useContactForm();
  const { errors } = form.formState;
  const at = fieldProps('contact', errors);
  if (sent) return <ContactConfirmation sent={sent} onAnother={startAnother} />;
  return (
    // The method keeps the page from going anywhere on a submit before hydration.
    <form
      id="contact-form"
      method="dialog"
      noValidate
      onFocus={prepare}
      onSubmit={submit}
      className="grid gap-6 sm:grid-cols-2"
    >
      <ContactPersonFields
        name="contact"
        inputs={{
          name: form.register('name'),
          email: form.register('email'),
          company: form.register('company'),
        }}
        errors={errors}
      />
      <Field
        {...at('message')}
        label={m.contact_field_message()}
        required
        className="sm:col-span-2"
      >
        <Textarea {...form.register('message')} rows={6} maxLength={5000} />
      </Field>
      <HoneypotField ref={trap} />
      <div className="grid gap-5 sm:col-span-2">
        <ConsentCheckbox {...form.register('consent')} {...at('consent')}>
          <PrivacySentence sentence={(link) => m.contact_consent({ link })} />
        </ConsentCheckbox>
        {failure && (
          <Alert tone="danger" title={m.contact_not_sent()}>
            {failure.message}
          </Alert>
        )}
        <Button type="submit" size="lg" pending={pending} className="justify-self-start">
          {pending ? m.contact_sending() : m.contact_send()}
        </Button>
      </div>
    </form>
  );
}

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
            <ContactChannels />
          </div>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <h3 className="mb-6 border-t border-edge pt-4 text-xl">{m.contact_form_title()}</h3>
          <NoScriptNotice className="mb-6" />
          <ContactForm />
        </div>
        <div className="lg:hidden">
          <ContactChannels />
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
            <NoScriptNotice />
            <BookingSection source="contact" />
          </div>
        </div>
      </div>
    </section>
  );
}
