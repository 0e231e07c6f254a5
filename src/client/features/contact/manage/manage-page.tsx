import { useRouteContext } from '@tanstack/react-router';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { MailLinkChecking } from '../../../ui/mail-link-checking.tsx';
import { MailLinkFrame } from '../../../ui/mail-link-frame.tsx';
import { LinkUnknown } from './link-unknown.tsx';
import { MeetingOver } from './meeting-over.tsx';
import { OpenMeeting } from './open-meeting.tsx';
import { useManagedMeeting } from './use-managed-meeting.ts';

type Link = ReturnType<typeof useManagedMeeting>['link'];

function titleOf(link: Link): string {
  if (link.state === 'dead') return m.booking_unknown_title();
  if (link.state !== 'open') return m.booking_title();
  if (link.found.state === 'cancelled') return m.booking_cancelled_title();
  return link.found.state === 'past' ? m.booking_past_title() : m.booking_title();
}

/** A booked meeting, for whoever got the mail about it. */
export function ManagePage() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { link, retry, refresh, show } = useManagedMeeting();

  return (
    <MailLinkFrame title={titleOf(link)} wide>
      <MailLinkChecking link={link} onRetry={retry} errorTitle={m.booking_failed()} />
      {link.state === 'dead' && <LinkUnknown />}
      {link.state === 'open' &&
        (link.found.state === 'open' ? (
          <OpenMeeting
            token={link.token}
            meeting={link.found}
            locale={locale}
            onChanged={show}
            onOutdated={refresh}
          />
        ) : (
          <MeetingOver meeting={link.found} locale={locale} />
        ))}
    </MailLinkFrame>
  );
}
