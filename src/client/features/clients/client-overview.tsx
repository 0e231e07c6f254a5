import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { AccountManager } from './account-manager.tsx';
import { ClientActivity } from './client-activity.tsx';
import { ClientPeople } from './client-people.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { StatusSwitch } from './status-switch.tsx';
import { TermsFacts } from './terms-facts.tsx';

/** The record itself, its people, and what was done with it. */
export function ClientOverview({ client }: { client: ClientDetail }) {
  const { notes } = client;
  return (
    <div className="grid min-w-0 gap-x-12 gap-y-8 xl:grid-cols-2">
      <CompanyFacts client={client} />
      <div className="grid min-w-0 content-start gap-8">
        <TermsFacts client={client} />
        <StatusSwitch client={client} />
      </div>
      <AccountManager key={client.id} client={client} />
      <section className="min-w-0">
        <h2 className="mb-2 text-lg">{m.clients_notes()}</h2>
        {notes ? (
          <p
            dir="auto"
            className="max-w-[70ch] text-sm leading-6 wrap-anywhere whitespace-pre-line"
          >
            {notes}
          </p>
        ) : (
          <p className="text-sm text-muted">{m.clients_not_given()}</p>
        )}
      </section>
      <ClientPeople clientId={client.id} people={client.people} />
      <RegistrationFacts client={client} />
      <ClientActivity events={client.activity} />
    </div>
  );
}
