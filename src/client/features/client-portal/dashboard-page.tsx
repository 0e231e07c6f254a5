import { getRouteApi, Link } from '@tanstack/react-router';
import type {
  AccountManager,
  ClientDashboard,
  OpenInvoiceTotal,
} from '../../../shared/contracts/client-portal.ts';
import type { ClientServiceRecord, ProjectSummary } from '../../../shared/contracts/project.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { MeetingAccessDetails } from '../../domain/meeting-access.tsx';
import { ProjectRow } from '../../domain/project.tsx';
import { useAmountFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { Card, StatCard } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { RowsSkeleton } from '../../ui/paged-list.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { OpenProjectLink } from './open-project.tsx';
import { NoCompanyNotice, PortalAccessGate } from './portal-page.tsx';

/** Shows a client's account manager; the office, as long as none is named. */
function AccountManagerCard({ manager }: { manager: AccountManager | null }) {
  const office = trpc.public.getSiteState.useQuery().data?.contact;
  const { email, phone } = manager ?? { email: office?.email, phone: office?.phone };
  return (
    <Card>
      <h2 className="text-lg">{m.client_portal_manager()}</h2>
      {manager ? (
        <div className="mt-3 flex items-center gap-4">
          <div className="size-16 shrink-0 overflow-hidden rounded-full bg-mist">
            {manager.picture ? (
              <PictureImage
                picture={manager.picture}
                alt=""
                sizes="4rem"
                className="size-full object-cover"
              />
            ) : (
              <Portrait name={manager.name} className="size-full" />
            )}
          </div>
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              <bdi>{manager.name}</bdi>
            </p>
            <p className="text-sm text-muted wrap-anywhere">{manager.position}</p>
          </div>
        </div>
      ) : (
        <p className="mt-2 text-sm text-muted">{m.client_portal_manager_none()}</p>
      )}
      <p className="mt-3 grid justify-items-start gap-1 text-sm wrap-anywhere">
        {email && (
          <a href={`mailto:${email}`} className={`${textLinkClass} hyphens-none`}>
            {email}
          </a>
        )}
        {phone && <PhoneLink phone={phone} />}
      </p>
    </Card>
  );
}

function DashboardProjects({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <section className="min-w-0">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{m.client_portal_projects_open()}</h2>
        <Link to="/client/projects" className={`${textLinkClass} text-sm`}>
          {m.client_portal_projects_all()}
        </Link>
      </div>
      {projects.length === 0 ? (
        <p className="mt-2 text-muted">{m.client_portal_projects_none()}</p>
      ) : (
        <ul className="m-0 list-none p-0">
          {projects.map((project) => (
            <li key={project.id} className="border-b border-mist py-4 last:border-b-0">
              <ProjectRow project={project}>
                <OpenProjectLink project={project} />
              </ProjectRow>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DashboardServicesProps {
  services: readonly ClientServiceRecord[];
  openRequests: number;
}

function DashboardServices({ services, openRequests }: DashboardServicesProps) {
  return (
    <section className="min-w-0">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{m.client_portal_services_active()}</h2>
        <Link to="/client/services" className={`${textLinkClass} text-sm`}>
          {m.client_portal_services_all()}
        </Link>
      </div>
      {services.length === 0 ? (
        <p className="mt-2 text-muted">{m.client_portal_services_none_active()}</p>
      ) : (
        <ul className="m-0 list-none p-0">
          {services.map(({ id, name, agents, hoursPerWeek }) => (
            <li
              key={id}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-mist py-3 last:border-b-0"
            >
              <span className="min-w-0 font-medium wrap-anywhere">
                <bdi>{name}</bdi>
              </span>
              <span className="figures text-sm text-muted">
                {m.client_portal_service_line({ agents, hours: hoursPerWeek })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {openRequests > 0 && (
        <p className="mt-2 text-sm text-muted">
          {m.client_portal_requests_open({ count: openRequests })}
        </p>
      )}
    </section>
  );
}

function MediaKitCard({ pin }: { pin: string }) {
  return (
    <Card>
      <h2 className="text-lg">{m.client_portal_media_kit()}</h2>
      <p className="mt-2 text-sm text-muted">{m.client_portal_media_kit_text()}</p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <span className="figures font-display text-2xl font-semibold tracking-widest">{pin}</span>
        <CopyButton text={pin} what={m.client_portal_media_kit_pin()} />
      </p>
      <a
        href="/media-kit"
        target="_blank"
        rel="noreferrer"
        className={`${textLinkClass} mt-3 inline-block text-sm`}
      >
        {m.client_portal_media_kit_open()}
      </a>
    </Card>
  );
}

function MeetingCard({ meeting }: { meeting: ClientDashboard['nextMeeting'] }) {
  return (
    <Card>
      <h2 className="text-lg">{m.client_portal_meeting()}</h2>
      {meeting ? (
        <>
          <p className="mt-2 font-medium">
            <LocalDateTime time={meeting.startsAt} />
          </p>
          {meeting.topic && (
            <p dir="auto" className="mt-1 line-clamp-3 text-sm text-muted wrap-anywhere">
              {meeting.topic}
            </p>
          )}
          <div className="mt-4 grid justify-items-start gap-3 text-sm">
            {meeting.access && <MeetingAccessDetails access={meeting.access} size="sm" />}
            {meeting.link && (
              <a href={meeting.link} className={textLinkClass}>
                {m.client_portal_meeting_change()}
              </a>
            )}
          </div>
        </>
      ) : (
        <>
          <p className="mt-2 text-sm text-muted">{m.client_portal_meeting_none()}</p>
          <a href="/#meeting" className={`${textLinkClass} mt-3 inline-block text-sm`}>
            {m.client_portal_meeting_book()}
          </a>
        </>
      )}
    </Card>
  );
}

/** Shows the unpaid amounts, each currency by itself, with links to both states that the list tells apart. */
function OpenInvoices({ sums }: { sums: readonly OpenInvoiceTotal[] }) {
  const { money } = useAmountFormat();
  return (
    <section className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{m.client_portal_invoices_open()}</h2>
        <Link to="/client/invoices" className={`${textLinkClass} text-sm`}>
          {m.client_portal_invoices_all()}
        </Link>
      </div>
      {sums.length === 0 ? (
        <p className="text-muted">{m.client_portal_invoices_none()}</p>
      ) : (
        <div className="grid gap-6 sm:grid-cols-2">
          {sums.map(({ currency, count, totalCents, overdue }) => (
            <StatCard
              key={currency}
              label={m.client_portal_invoices_count({ count })}
              value={<span className="figures">{money(totalCents, currency)}</span>}
            >
              <span className="flex flex-wrap gap-x-4 gap-y-1">
                {count > overdue && (
                  <Link to="/client/invoices" search={{ state: 'sent' }} className={textLinkClass}>
                    {m.client_portal_invoices_not_due({ count: count - overdue })}
                  </Link>
                )}
                {overdue > 0 && (
                  <Link
                    to="/client/invoices"
                    search={{ state: 'overdue' }}
                    className={textLinkClass}
                  >
                    {m.client_portal_invoices_overdue({ count: overdue })}
                  </Link>
                )}
              </span>
            </StatCard>
          ))}
        </div>
      )}
    </section>
  );
}

function Dashboard({ data }: { data: ClientDashboard }) {
  return (
    <div className="grid min-w-0 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-8">
        <OpenInvoices sums={data.openSums} />
        <DashboardProjects projects={data.projects} />
        <DashboardServices services={data.services} openRequests={data.openRequests} />
      </div>
      <div className="grid min-w-0 gap-5 md:grid-cols-2 xl:grid-cols-1">
        <AccountManagerCard manager={data.accountManager} />
        <MeetingCard meeting={data.nextMeeting} />
        <MediaKitCard pin={data.mediaKitPin} />
      </div>
    </div>
  );
}

const route = getRouteApi('/portal');
const bars = ['h-4 w-32', 'h-4 w-64 max-w-full'];

export function DashboardPage() {
  const { user } = route.useRouteContext();
  const query = trpc.client.getDashboard.useQuery(undefined, { staleTime: 0 });
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8 outline-none">
      <header>
        <h1 className="text-2xl wrap-anywhere">
          {m.client_portal_dashboard_title({ name: user.firstName })}
        </h1>
        {query.data && (
          <p className="mt-1 text-muted wrap-anywhere">
            {m.client_portal_dashboard_company({
              company: query.data.company.name,
              id: query.data.company.clientId,
            })}
          </p>
        )}
      </header>
      <PortalAccessGate error={query.error}>
        <QueryResult
          query={query}
          errorTitle={m.client_portal_dashboard_error()}
          skeleton={<RowsSkeleton cells={bars} />}
        >
          {(data) => (data ? <Dashboard data={data} /> : <NoCompanyNotice />)}
        </QueryResult>
      </PortalAccessGate>
    </main>
  );
}
