import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import { telHref } from '../../lib/tel-href.ts';

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
  const rest = `${place}, ${number}`;
  return (
    <a
      href={href}
      {...(opensTab && { target: '_blank', rel: 'noopener noreferrer' })}
      className={linkClass}
    >
      <MessageCircle aria-hidden="true" strokeWidth={1.5} className="size-4 text-sea" />
      <span>
        {name}
        <span className="sr-only"> {opensTab ? m.contact_ways_new_tab({ name: rest }) : rest}</span>
      </span>
    </a>
  );
}

function MessengerLinks({ place, links }: { place: string; links: Messenger[] }) {
  return (
    <li className="grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-x-4">
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
export function ContactChannels() {
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
          <a href={telHref(phone)} className={`${linkClass} figures`}>
            {phone}
          </a>
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
