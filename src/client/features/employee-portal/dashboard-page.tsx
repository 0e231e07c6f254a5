import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { EmployeeAnnouncement } from '../../../shared/contracts/announcement.ts';
import {
  type EmployeeDashboard,
  profilePartSchema,
} from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LocalDate } from '../../ui/formatted-text.tsx';
import { SkeletonStatus } from '../../ui/loading.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Progress } from '../../ui/progress.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { profilePartLabels } from './labels.ts';
import { ResourceItem, waitingTitleId } from './resource-item.tsx';
import { UnlinkedNotice } from './unlinked-notice.tsx';

function AnnouncementItem({ announcement }: { announcement: EmployeeAnnouncement }) {
  const { title, bodyHtml, language, isPinned, publishedAt } = announcement;
  return (
    <article lang={language} className="min-w-0 border-b border-mist py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LocalDate time={publishedAt} className="text-sm text-muted" />
        {isPinned && <Badge tone="sun">{m.employee_portal_pinned()}</Badge>}
      </div>
      <h3 className="mt-1 text-lg wrap-anywhere">{title}</h3>
      <div
        className="article mt-3 max-w-[68ch] text-base wrap-anywhere [&_:is(h4,h5,h6)]:text-base"
        // Made of Markdown on the server, where raw HTML becomes text.
        dangerouslySetInnerHTML={{ __html: bodyHtml }}
      />
    </article>
  );
}

const route = getRouteApi('/portal/employee/');

/** Current announcements, page by page. */
function Announcements() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = trpc.employee.listAnnouncements.useQuery(search, {
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="announcements-title" className="min-w-0">
      <h2 id="announcements-title" className="mb-4 text-xl">
        {m.employee_portal_announcements()}
      </h2>
      <PagedList
        query={query}
        errorTitle={m.employee_portal_announcements_error()}
        empty={
          <EmptyState title={m.employee_portal_announcements_none()}>
            {m.employee_portal_announcements_none_text()}
          </EmptyState>
        }
        summary={(count) => m.employee_portal_announcements_total({ count })}
        onPageChange={(cursor) =>
          void navigate({ search: { after: undefined, before: undefined, ...cursor } })
        }
      >
        {(rows) => (
          <div className="grid border-t border-mist">
            {rows.map((announcement) => (
              <AnnouncementItem key={announcement.id} announcement={announcement} />
            ))}
          </div>
        )}
      </PagedList>
    </section>
  );
}

interface CompletenessCardProps {
  profile: NonNullable<EmployeeDashboard['profile']>;
  openRequests: number;
}

/** Completeness of a profile, with its missing parts. */
function CompletenessCard({ profile: { missing }, openRequests }: CompletenessCardProps) {
  const all = profilePartSchema.options.length;
  const done = all - missing.length;
  return (
    <Card>
      <h2 className="text-xl">{m.employee_portal_completeness()}</h2>
      <Progress
        label={
          missing.length === 0
            ? m.employee_portal_complete()
            : m.employee_portal_parts({ done, all })
        }
        value={done}
        max={all}
        className="mt-4"
      />
      {missing.length > 0 && (
        <p className="mt-3">
          {m.employee_portal_missing({
            parts: missing.map((part) => profilePartLabels[part]()).join(', '),
          })}
        </p>
      )}
      {openRequests > 0 && (
        <p className="mt-4 text-sm text-muted">
          {m.employee_portal_open_requests({ count: openRequests })}
        </p>
      )}
      <Link to="/employee/profile" className={`${buttonClass('secondary', 'sm')} mt-4`}>
        {m.employee_portal_to_profile()}
      </Link>
    </Card>
  );
}

type AcknowledgementsCardProps = Pick<EmployeeDashboard, 'waiting' | 'waitingCount'>;

/** The resources that ask for the reader's acknowledgement. */
function AcknowledgementsCard({ waiting, waitingCount }: AcknowledgementsCardProps) {
  return (
    <Card>
      <h2 id={waitingTitleId} className="text-xl">
        {m.employee_portal_waiting()}
      </h2>
      {waitingCount === 0 ? (
        <p className="mt-3 text-muted">{m.employee_portal_waiting_none()}</p>
      ) : (
        <>
          <ul className="mt-3 grid list-none p-0">
            {waiting.map((resource) => (
              <ResourceItem key={resource.id} resource={resource} />
            ))}
          </ul>
          {waitingCount > waiting.length && (
            <Link
              to="/employee/resources"
              search={{ show: 'waiting' }}
              className={`${buttonClass('secondary', 'sm')} mt-4`}
            >
              {m.employee_portal_waiting_all({ count: waitingCount })}
            </Link>
          )}
        </>
      )}
    </Card>
  );
}

const portal = getRouteApi('/portal');

/** The employee portal's first screen: announcements, resources to read, and missing parts of the profile. */
export function DashboardPage() {
  const { user } = portal.useRouteContext();
  const query = trpc.employee.getDashboard.useQuery(undefined, { staleTime: 0 });
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <h1 className="text-2xl">{m.portal_welcome({ name: user.firstName })}</h1>
      <p className="mt-2 max-w-[60ch] text-muted">{m.employee_portal_intro()}</p>
      <div className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Announcements />
        <div className="min-w-0 max-lg:order-first">
          <QueryResult
            query={query}
            errorTitle={m.employee_portal_dashboard_error()}
            skeleton={
              <SkeletonStatus className="grid content-start gap-6" bars={['h-48', 'h-56']} />
            }
          >
            {(dashboard) => (
              <div className="grid gap-6">
                <AcknowledgementsCard {...dashboard} />
                {dashboard.profile ? (
                  <CompletenessCard
                    profile={dashboard.profile}
                    openRequests={dashboard.openRequests}
                  />
                ) : (
                  <UnlinkedNotice />
                )}
              </div>
            )}
          </QueryResult>
        </div>
      </div>
    </main>
  );
}
