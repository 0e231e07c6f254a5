import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { AnnouncementItem } from './announcement-item.tsx';

const route = getRouteApi('/portal/employee/');

/** What is announced now, page by page. */
export function Announcements() {
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
        onTurn={(cursor) =>
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
