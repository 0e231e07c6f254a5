import { Pencil, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Activity } from '../../../shared/contracts/activity.ts';
import type { ClientDetail, ClientPerson } from '../../../shared/contracts/client-admin.ts';
import { activitySentence } from '../../../shared/i18n/activity-sentence.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../../shared/i18n/plan-names.ts';
import { ClientRequests } from '../../domain/client-requests.tsx';
import { ConsentDetails } from '../../domain/consent-text.tsx';
import { useCountryName } from '../../domain/country-field.tsx';
import { useClientPageSearch } from '../../domain/use-client-screen.ts';
import { UserStateBadge } from '../../domain/user-state.tsx';
import { useAddressDialog } from '../../lib/list-search.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import {
  AccountManagerPicker,
  EraseClientSection,
  RegistrationNotice,
  StatusSwitch,
} from './client-actions.tsx';
import { ClientDialog } from './client-dialog.tsx';
import {
  ClientStatusBadge,
  ContactLinks,
  NdaBadge,
  paymentLabels,
  sourceLabels,
  WebLink,
} from './client-labels.tsx';

interface ClientPeopleProps {
  clientId: string;
  people: readonly ClientPerson[];
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

interface DetailsProps {
  title: string;
  /** By their labels. */
  details: Readonly<Record<string, ReactNode>>;
}

/** A part of the record. */
function Details({ title, details }: DetailsProps) {
  return (
    <Section title={title}>
      <dl className="m-0">
        {Object.entries(details).map(([label, content]) => (
          <DetailItem key={label} label={label}>
            {content ?? <span className="text-muted">{m.clients_not_given()}</span>}
          </DetailItem>
        ))}
      </dl>
    </Section>
  );
}

/** Whoever has an account for the company, and the way to invite one more. */
function ClientPeople({ clientId, people }: ClientPeopleProps) {
  const { moment } = useDateTimeFormat();
  return (
    <Section title={m.clients_people()}>
      {people.length === 0 ? (
        <p className="text-sm text-muted">{m.clients_people_none()}</p>
      ) : (
        <ul className="m-0 list-none p-0">
          {people.map(({ id, name, email, state, lastLoginAt }) => (
            <li key={id} className="border-b border-mist py-2.5 text-sm last:border-b-0">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="min-w-0 wrap-anywhere">
                  <bdi>{name}</bdi>
                  <span className="text-muted">, {email}</span>
                </span>
                <UserStateBadge status={state} />
              </div>
              <p className="figures text-xs text-muted">
                {lastLoginAt
                  ? m.clients_person_last_login({ date: moment(lastLoginAt) })
                  : m.clients_person_no_login()}
              </p>
            </li>
          ))}
        </ul>
      )}
      <a
        href={`/admin/users?invite=${clientId}`}
        className={`${buttonClass('secondary', 'sm')} mt-4`}
      >
        <UserPlus aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {m.clients_people_invite()}
      </a>
    </Section>
  );
}

/** The last events of the record. */
function ClientActivity({ events }: { events: readonly Activity[] }) {
  return (
    <Section title={m.clients_activity()}>
      {events.length === 0 ? (
        <p className="text-sm text-muted">{m.clients_activity_none()}</p>
      ) : (
        <ol className="m-0 list-none p-0">
          {events.map((event) => (
            <li key={event.id} className="border-b border-mist py-2.5 text-sm last:border-b-0">
              <p className="wrap-anywhere">{activitySentence(event)}</p>
              <LocalDateTime time={event.at} className="text-xs text-muted" />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function CompanyDetails({ client }: { client: ClientDetail }) {
  const { industry, website, address, country, vatNumber, contactPerson, contactTitle } = client;
  const nameOf = useCountryName();
  const contact = (
    <>
      <bdi>{contactPerson}</bdi>
      {contactTitle && <span className="text-muted">, {contactTitle}</span>}
    </>
  );
  return (
    <Details
      title={m.clients_group_company()}
      details={{
        [m.clients_industry()]: industry,
        [m.clients_website()]: website && <WebLink url={website} />,
        [m.clients_address()]: address,
        [m.clients_country()]: country && nameOf(country),
        [m.clients_vat_number()]: vatNumber,
        [m.clients_contact_person()]: contact,
        [m.clients_group_contact()]: <ContactLinks {...client} />,
      }}
    />
  );
}

const planText = ({ plan }: ClientDetail) => (plan ? planNames[plan]() : m.clients_plan_none());

/** Shows the origin of the record, and the terms agreed to. */
function RegistrationDetails({ client }: { client: ClientDetail }) {
  const { source, createdAt, locale, handledAt } = client;
  const { moment } = useDateTimeFormat();
  const handled = handledAt ? moment(handledAt) : m.clients_registration_waits();
  const registered = {
    [m.clients_registration_plan()]: planText(client),
    [m.clients_registration_handled()]: handled,
  };
  const consent = (
    <ConsentDetails
      form="registration"
      version={client.consentVersion}
      locale={client.consentLocale}
      at={client.consentAt}
    />
  );
  return (
    <Details
      title={m.clients_registration()}
      details={{
        [m.clients_source()]: sourceLabels[source](),
        [m.clients_registration_at()]: moment(createdAt),
        ...(source === 'registration' ? registered : {}),
        [m.ui_language()]: languageNames[locale](),
        [m.ui_consent()]: consent,
      }}
    />
  );
}

function TermsDetails({ client }: { client: ClientDetail }) {
  return (
    <Details
      title={m.clients_group_terms()}
      details={{
        [m.clients_nda()]: <NdaBadge isSigned={client.ndaSigned} />,
        [m.clients_payment_method()]: paymentLabels[client.paymentMethod](),
        [m.clients_currency()]: client.preferredCurrency,
        [m.clients_plan()]: planText(client),
      }}
    />
  );
}

/** The record itself, its people, and what was done with it. */
function ClientOverview({ client }: { client: ClientDetail }) {
  const { notes } = client;
  return (
    <div className="grid min-w-0 gap-x-12 gap-y-8 xl:grid-cols-2">
      <CompanyDetails client={client} />
      <div className="grid min-w-0 content-start gap-8">
        <TermsDetails client={client} />
        <StatusSwitch client={client} />
      </div>
      <AccountManagerPicker key={client.id} client={client} />
      <Section title={m.clients_notes()}>
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
      </Section>
      <ClientPeople clientId={client.id} people={client.people} />
      <RegistrationDetails client={client} />
      <ClientActivity events={client.activity} />
      <EraseClientSection client={client} />
    </div>
  );
}

/** The sections about the work for a client; each is a feature of its own. */
export interface ClientSections {
  services: (client: ClientDetail) => ReactNode;
  projects: (client: ClientDetail) => ReactNode;
  invoices: (client: ClientDetail) => ReactNode;
}

const editButtonId = 'edit-client';
const sections = ['services', 'projects', 'invoices'] as const;
const sectionLabels = {
  services: m.client_portal_services,
  projects: m.projects_title,
  invoices: m.invoices_title,
} as const;

export function ClientDetails({ client, ...parts }: { client: ClientDetail } & ClientSections) {
  const { companyName, clientId, status, createdAt, source, handledAt } = client;
  const { day } = useDateTimeFormat();
  const { search, put, showTab } = useClientPageSearch();
  const { open, dialog } = useAddressDialog(
    { put },
    { closed: { edit: undefined }, opener: editButtonId },
  );

  const requests = trpc.admin.changeRequests.list.useQuery(
    { clientId: client.id, status: 'open', order: 'asc', limit: 2 },
    { enabled: client.erasedAt === null, staleTime: 0 },
  );

  if (client.erasedAt) {
    return (
      <div className="grid min-w-0 gap-6">
        <h1 tabIndex={-1} className="figures text-2xl outline-none">
          {companyName}
        </h1>
        <Alert tone="info">{m.clients_erased_on({ date: day(client.erasedAt) })}</Alert>
        {parts.invoices(client)}
      </div>
    );
  }

  return (
    <div className="grid min-w-0 gap-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl wrap-anywhere">
            <bdi>{companyName}</bdi>
            <ClientStatusBadge status={status} />
          </h1>
          <p className="figures mt-1 text-sm text-muted">
            {m.clients_since({ id: clientId, date: day(createdAt) })}
          </p>
        </div>
        <Button id={editButtonId} variant="secondary" onClick={() => open({ edit: true })}>
          <Pencil aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.clients_edit()}
        </Button>
      </header>
      {source === 'registration' && handledAt === null && <RegistrationNotice client={client} />}
      <ClientRequests title={m.clients_requests_open()} query={requests} isOfClient />
      <Tabs
        label={m.client_portal_admin_tabs()}
        value={search.tab ?? 'overview'}
        onValueChange={(value) => void showTab(sections.find((section) => section === value))}
        items={[
          { value: 'overview', label: m.client_portal_admin_tab_overview() },
          ...sections.map((value) => ({ value, label: sectionLabels[value]() })),
        ]}
      >
        <TabPanel value="overview">
          <ClientOverview client={client} />
        </TabPanel>
        {sections.map((section) => (
          <TabPanel key={section} value={section}>
            {parts[section](client)}
          </TabPanel>
        ))}
      </Tabs>
      <ClientDialog isOpen={search.edit === true} client={client} {...dialog} />
    </div>
  );
}
