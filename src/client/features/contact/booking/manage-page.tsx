import { Link, useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ManagedMeeting } from '../../../../shared/contracts/booking.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../../domain/company-contact.tsx';
import { MeetingAccessDetails } from '../../../domain/meeting-access.tsx';
import { getBrowserTimeZone } from '../../../lib/local-time.ts';
import { isOutdated, readError } from '../../../lib/read-error.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../../ui/confirm-dialog.tsx';
import {
  MailLinkLayout,
  MailLinkStatus,
  useFocusOnMount,
  useMailLink,
} from '../../../ui/mail-link-page.tsx';
import { EmailSentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.tsx';
import { downloadCalendarFile, listMeetingZones, ZoneClocks } from './meeting-time.tsx';
import { MoveMeetingForm } from './move-meeting.tsx';

/** The way to the booking form. */
function BookAgainLink() {
  return (
    <Link to="/" hash="meeting" className={buttonClass('secondary')}>
      {m.booking_again()}
    </Link>
  );
}

/** Says that the link leads to no meeting, and what to do. */
function InvalidLinkNotice() {
  const { email } = useCompanyContact();
  return (
    <div className="grid justify-items-start gap-6" role="status">
      <p className="max-w-[56ch] text-lg text-muted wrap-anywhere">
        <EmailSentence
          sentence={(address) => m.booking_unknown_text({ email: address })}
          email={email}
        />
      </p>
      <BookAgainLink />
    </div>
  );
}

interface PastMeetingProps {
  meeting: ManagedMeeting;
  locale: Locale;
}

/** A meeting that was cancelled or has begun: when it was, and the way to another one. */
function PastMeeting({ meeting, locale }: PastMeetingProps) {
  const { state, startsAt, endsAt, access } = meeting;
  const text = useFocusOnMount<HTMLParagraphElement>();
  return (
    <div className="grid justify-items-start gap-8">
      <p ref={text} tabIndex={-1} className="max-w-[56ch] text-lg text-muted outline-none">
        {state === 'cancelled' ? m.booking_cancelled_text() : m.booking_past_text()}
      </p>
      <div className={state === 'cancelled' ? 'w-full opacity-70' : 'w-full'}>
        <ZoneClocks
          from={startsAt}
          to={endsAt}
          zones={listMeetingZones(getBrowserTimeZone())}
          locale={locale}
        />
      </div>
      {access && <MeetingAccessDetails access={access} />}
      <BookAgainLink />
    </div>
  );
}

interface ChangeOptions {
  token: string;
  meeting: ManagedMeeting;
  onChanged: (meeting: ManagedMeeting) => void;
  /** It was changed elsewhere, or has begun: it has to be looked at again. */
  onOutdated: () => Promise<void>;
}

type Failure = { title: string; text: string; isTaken: boolean };

/** Moves and cancels a meeting, one at a time however often it is clicked. */
function useChangeMeeting({ token, meeting, onChanged, onOutdated }: ChangeOptions) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const [failure, setFailure] = useState<Failure | null>(null);
  const seen = { token, version: meeting.version };

  const [send, pending] = useSingleFlight(
    async (kind: 'move' | 'cancel', change: () => Promise<ManagedMeeting>) => {
      setFailure(null);
      try {
        onChanged(await change());
        return true;
      } catch (error) {
        const { code, message, issues } = readError(error);
        const isTaken = code === 'slot-taken' || issues.some(({ path }) => path === 'startsAt');
        const hasChanged = isOutdated(code) || code === 'meeting-closed';
        const title = isTaken
          ? m.contact_booking_taken_title()
          : kind === 'move'
            ? m.booking_move_failed()
            : m.booking_cancel_failed();
        const text = hasChanged ? m.booking_changed() : message;
        if (hasChanged) await onOutdated();
        setFailure({ title, text, isTaken });
        toast({ title, description: text, variant: 'danger' });
        return false;
      }
    },
  );

  return {
    pending,
    failure,
    move: (startsAt: Date) =>
      send('move', async () => (await api()).public.moveMeeting.mutate({ ...seen, startsAt })),
    cancel: () => send('cancel', async () => (await api()).public.cancelMeeting.mutate(seen)),
  };
}

interface UpcomingMeetingProps {
  token: string;
  meeting: ManagedMeeting;
  locale: Locale;
  onChanged: (meeting: ManagedMeeting) => void;
  onOutdated: () => Promise<void>;
}

/** A meeting to come, and what can be done with it. */
function UpcomingMeeting({ token, meeting, locale, onChanged, onOutdated }: UpcomingMeetingProps) {
  const { startsAt, endsAt, access, calendar } = meeting;
  const [isMoving, setIsMoving] = useState(false);
  const [isMoved, setIsMoved] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const { pending, failure, move, cancel } = useChangeMeeting({
    token,
    meeting,
    onChanged,
    onOutdated,
  });

  // The button that had the focus is gone with the choice of times.
  useEffect(() => {
    if (isMoved) result.current?.focus();
  }, [isMoved]);

  async function moveTo(slot: Date) {
    setIsMoved(false);
    if (!(await move(slot))) return;
    toast({ title: m.booking_moved(), variant: 'success' });
    setIsMoving(false);
    setIsMoved(true);
  }

  return (
    <div className="grid gap-8">
      <div ref={result} tabIndex={-1} className="outline-none">
        {isMoved ? (
          <Alert title={m.booking_moved()}>{m.booking_moved_text()}</Alert>
        ) : (
          <p className="max-w-[56ch] text-lg text-muted">{m.booking_open_text()}</p>
        )}
      </div>
      <ZoneClocks
        from={startsAt}
        to={endsAt}
        zones={listMeetingZones(getBrowserTimeZone())}
        locale={locale}
      />
      {access && <MeetingAccessDetails access={access} />}
      {failure && !isMoving && (
        <Alert tone="danger" title={failure.title}>
          {failure.text}
        </Alert>
      )}
      {isMoving ? (
        <MoveMeetingForm
          token={token}
          locale={locale}
          pending={pending}
          failure={failure}
          onMove={(slot) => void moveTo(slot)}
          onKeep={() => setIsMoving(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button size="lg" variant="secondary" onClick={() => setIsMoving(true)}>
            {m.booking_move()}
          </Button>
          <ConfirmButton
            size="lg"
            label={m.booking_cancel()}
            title={m.booking_cancel_title()}
            description={m.booking_cancel_text()}
            action={m.booking_cancel_confirm()}
            onConfirm={cancel}
          />
          {calendar !== null && (
            <Button size="lg" variant="quiet" onClick={() => downloadCalendarFile(calendar)}>
              {m.contact_booking_download()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Looks the meeting of the link up. */
function useManagedMeeting() {
  const { token } = useSearch({ from: '/public/booking' });
  const { api } = useRouteContext({ from: '__root__' });
  return useMailLink(token, async (secret) =>
    (await api()).public.getMeeting.query({ token: secret }),
  );
}

type MeetingLink = ReturnType<typeof useManagedMeeting>['link'];

function titleOf(link: MeetingLink): string {
  if (link.state === 'dead') return m.booking_unknown_title();
  if (link.state !== 'open') return m.booking_title();
  if (link.found.state === 'cancelled') return m.booking_cancelled_title();
  return link.found.state === 'past' ? m.booking_past_title() : m.booking_title();
}

/** A booked meeting, for the recipient of its mail. */
export function ManageBookingPage() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { link, retry, refresh, show } = useManagedMeeting();

  return (
    <MailLinkLayout title={titleOf(link)} wide>
      <MailLinkStatus link={link} onRetry={retry} errorTitle={m.booking_failed()} />
      {link.state === 'dead' && <InvalidLinkNotice />}
      {link.state === 'open' &&
        (link.found.state === 'open' ? (
          <UpcomingMeeting
            token={link.token}
            meeting={link.found}
            locale={locale}
            onChanged={show}
            onOutdated={refresh}
          />
        ) : (
          <PastMeeting meeting={link.found} locale={locale} />
        ))}
    </MailLinkLayout>
  );
}
