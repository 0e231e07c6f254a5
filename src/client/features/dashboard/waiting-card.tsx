import { ArrowRight } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useClientNavigation } from '../../lib/client-navigation.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';

/** Open decisions: their number, and a link. */
export function PendingTasksCard() {
  const links = useClientNavigation();
  const stats = trpc.admin.overview.getStats.useQuery();
  const inbox = trpc.admin.inbox.counts.useQuery();
  const mails = trpc.admin.mails.countFailed.useQuery();
  const heading = <h2 className="text-xl">{m.portal_waiting()}</h2>;

  // The cards below say it already.
  if (inbox.error && !inbox.data) {
    return (
      <section>
        {heading}
        <ErrorState
          title={m.portal_waiting_failed()}
          message={readError(inbox.error).message}
          onRetry={() => void inbox.refetch()}
          retrying={inbox.isFetching}
        />
      </section>
    );
  }
  if (!inbox.data || (!stats.data && !stats.error)) {
    return (
      <section aria-busy="true">
        {heading}
        <Skeleton className="mt-3 h-14" />
      </section>
    );
  }

  const waiting = [
    {
      label: m.portal_waiting_applications(),
      count: stats.data?.pendingApplications ?? 0,
      href: '/admin/applications?status=pending',
    },
    {
      label: m.portal_waiting_messages(),
      count: inbox.data.messages,
      href: '/admin/inbox?status=new',
    },
    {
      label: m.portal_waiting_registrations(),
      count: inbox.data.registrations,
      href: '/admin/inbox?tab=registrations',
    },
    {
      label: m.portal_waiting_requests(),
      count: inbox.data.changeRequests,
      href: '/admin/inbox?tab=requests&requestStatus=open',
    },
    {
      label: m.portal_waiting_bookings(),
      count: inbox.data.bookings,
      href: '/admin/inbox?tab=bookings',
    },
    {
      label: m.outbox_waiting_failed(),
      count: mails.data?.count ?? 0,
      href: '/admin/outbox?status=failed',
    },
  ].filter(({ count }) => count > 0);

  return (
    <section>
      {heading}
      {waiting.length === 0 ? (
        <p className="mt-2 text-muted">{m.portal_waiting_none()}</p>
      ) : (
        <ul className="mt-3 grid gap-2 sm:grid-cols-2 xl:grid-cols-4" {...links}>
          {waiting.map(({ label, count, href }) => (
            <li key={href}>
              <a
                href={href}
                className="flex min-h-14 items-center gap-3 rounded border border-mist bg-raised px-4 text-ink no-underline transition-colors hover:border-sea"
              >
                <span className="figures rounded-full bg-sun-soft px-2.5 py-0.5 font-medium">
                  {m.ui_number({ value: count })}
                </span>
                <span className="min-w-0 flex-1">{label}</span>
                <ArrowRight
                  aria-hidden="true"
                  strokeWidth={1.5}
                  className="size-4 shrink-0 text-muted"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
