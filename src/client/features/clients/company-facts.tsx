import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Fact } from '../../ui/fact.tsx';
import { ContactLinks } from './contact-links.tsx';
import { WebLink } from './web-link.tsx';

export function CompanyFacts({ client }: { client: ClientDetail }) {
  const { industry, website, address, contactPerson, contactTitle } = client;
  const none = <span className="text-muted">{m.clients_not_given()}</span>;
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-lg">{m.clients_group_company()}</h2>
      <dl className="m-0">
        <Fact label={m.clients_industry()}>{industry ?? none}</Fact>
        <Fact label={m.clients_website()}>{website ? <WebLink url={website} /> : none}</Fact>
        <Fact label={m.clients_address()}>{address ?? none}</Fact>
        <Fact label={m.clients_contact_person()}>
          <bdi>{contactPerson}</bdi>
          {contactTitle && <span className="text-muted">, {contactTitle}</span>}
        </Fact>
        <Fact label={m.clients_group_contact()}>
          <ContactLinks {...client} />
        </Fact>
      </dl>
    </section>
  );
}
