import { useRouteContext } from '@tanstack/react-router';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { ArcDivider } from '../../../ui/arc-divider.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { LinkUnknown } from './link-unknown.tsx';
import { MeetingOver } from './meeting-over.tsx';
import { OpenMeeting } from './open-meeting.tsx';
import { useManagedMeeting } from './use-managed-meeting.ts';

type Asked = ReturnType<typeof useManagedMeeting>['asked'];

function titleOf(asked: Asked): string {
  if (asked.state === 'unknown') return m.booking_unknown_title();
  if (asked.state !== 'known') return m.booking_title();
  if (asked.meeting.state === 'cancelled') return m.booking_cancelled_title();
  return asked.meeting.state === 'past' ? m.booking_past_title() : m.booking_title();
}

/** A booked meeting, for whoever got the mail about it. */
export function ManagePage() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { asked, retry, refresh, show } = useManagedMeeting();

  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[90rem] content-start gap-x-12 px-4 pt-12 pb-20 outline-none sm:px-6 sm:pt-20 lg:grid-cols-12 lg:px-10 lg:pb-32"
    >
      <h1 className="text-4xl wrap-anywhere lg:col-span-4">{titleOf(asked)}</h1>
      <div className="mt-8 min-h-96 min-w-0 lg:col-span-8 lg:mt-0">
        <ArcDivider className="mb-8" />
        {asked.state === 'asking' && (
          <p role="status" className="flex items-center gap-3 text-muted">
            <Spinner decorative />
            {m.booking_loading()}
          </p>
        )}
        {asked.state === 'failed' && (
          <ErrorState
            title={m.booking_failed()}
            message={asked.error.message}
            onRetry={retry}
            {...(asked.error.requestId ? { requestId: asked.error.requestId } : {})}
          />
        )}
        {asked.state === 'unknown' && <LinkUnknown />}
        {asked.state === 'known' &&
          (asked.meeting.state === 'open' ? (
            <OpenMeeting
              token={asked.token}
              meeting={asked.meeting}
              locale={locale}
              onChanged={show}
              onOutdated={refresh}
            />
          ) : (
            <MeetingOver meeting={asked.meeting} locale={locale} />
          ))}
      </div>
    </main>
  );
}
