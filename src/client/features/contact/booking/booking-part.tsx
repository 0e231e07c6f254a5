import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../../domain/company-contact.tsx';
import { hasConsentFor, useConsent } from '../../../domain/cookie-consent.ts';
import { getBrowserTimeZone } from '../../../lib/local-time.ts';
import { ArcDivider } from '../../../ui/arc-divider.tsx';
import { Button, textLinkClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { BookingForm, type BookingPrefill, type ConfirmedMeeting } from './booking-form.tsx';
import { downloadCalendarFile, listMeetingZones, ZoneClocks } from './meeting-time.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';
import { useSlots } from './slot-picker.tsx';

interface BookingConfirmationProps {
  meeting: ConfirmedMeeting;
  timeZone: string;
  locale: Locale;
}

/** The meeting stands: when it is for everybody, and as a file for the calendar. */
function BookingConfirmation({ meeting, timeZone, locale }: BookingConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid animate-rise-in gap-6 py-4">
      <div className="grid gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {m.contact_booking_done_title()}
        </h3>
        <p className="max-w-[52ch] text-lg text-muted">
          {m.contact_booking_done_text({ name: meeting.name })}
        </p>
      </div>
      <ArcDivider />
      <ZoneClocks
        from={meeting.startsAt}
        to={meeting.endsAt}
        zones={listMeetingZones(timeZone)}
        locale={locale}
      />
      <Button
        size="lg"
        onClick={() => downloadCalendarFile(meeting.calendar)}
        className="mt-2 justify-self-start"
      >
        {m.contact_booking_download()}
      </Button>
    </div>
  );
}

/** The external booking page in our frame, with functional consent or for the one who asks for it here. */
function BookingEmbed({ url }: { url: string }) {
  const consent = useConsent();
  const [asked, setAsked] = useState(false);
  if (asked || hasConsentFor(consent, 'functional')) {
    return (
      <iframe
        src={url}
        title={m.contact_booking_embed_title()}
        loading="lazy"
        className="h-[44rem] w-full rounded border border-mist bg-raised"
      />
    );
  }
  return (
    <div className="grid min-h-[44rem] content-center justify-items-start gap-4 rounded border border-mist px-5 py-10 sm:px-10">
      <svg viewBox="0 0 200 64" fill="none" aria-hidden="true" className="w-50 max-w-full">
        <path d="M8 60A46 46 0 0 1 100 60" stroke="var(--sea)" strokeWidth="1.5" />
        <path
          d="M100 60A46 46 0 0 1 192 60"
          stroke="var(--edge)"
          strokeDasharray="1 5"
          strokeLinecap="round"
          strokeWidth="1.5"
        />
        <path d="M0 60.5H200" stroke="var(--edge)" />
        <circle cx="100" cy="60" r="6" fill="var(--sun)" />
      </svg>
      <h3 className="text-xl">{m.contact_booking_embed_heading()}</h3>
      <p className="max-w-[56ch] text-muted">
        {m.contact_booking_embed_text({ host: new URL(url).host })}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={() => setAsked(true)}>{m.contact_booking_embed_load()}</Button>
        <Link to="/cookie-preferences" className={textLinkClass}>
          {m.contact_booking_embed_preferences()}
        </Link>
      </div>
    </div>
  );
}

interface MeetingPlannerProps extends BookingPrefill {
  /** Its place on the site. */
  source: 'contact' | 'registration';
}

/** Our own booking: a day, a half hour, who comes. Keeps its height while the free times are on their way. */
function MeetingPlanner({ source, ...known }: MeetingPlannerProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { email } = useCompanyContact();
  const { state, refresh } = useSlots();
  const [booked, setBooked] = useState<ConfirmedMeeting | null>(null);

  function content() {
    if (booked)
      return (
        <BookingConfirmation meeting={booked} timeZone={getBrowserTimeZone()} locale={locale} />
      );
    if (state.phase === 'loading') return <PlannerSkeleton />;
    if (state.phase === 'failed') {
      return (
        <ErrorState
          title={m.contact_booking_not_loaded()}
          message={state.error.message}
          onRetry={() => void refresh()}
          requestId={state.error.requestId}
        />
      );
    }
    if (state.slots.length === 0) {
      return (
        <EmptyState title={m.contact_booking_none_title()}>
          <p>{m.contact_booking_none_text()}</p>
          <a href={`mailto:${email}`} className={`mt-2 inline-block ${textLinkClass}`}>
            {email}
          </a>
        </EmptyState>
      );
    }
    return (
      <BookingForm
        slots={state.slots}
        known={known}
        locale={locale}
        onTaken={refresh}
        onBooked={setBooked}
      />
    );
  }

  return (
    <div data-planner={source} className="min-h-[40rem] min-w-0 noscript:min-h-0">
      {content()}
    </div>
  );
}

const layout = getRouteApi('/public');

/** Booking of a meeting: ours, or the external calendar an owner configured. */
export function BookingSection(props: MeetingPlannerProps) {
  const { bookingEmbedUrl } = layout.useLoaderData();
  if (bookingEmbedUrl !== null) return <BookingEmbed url={bookingEmbedUrl} />;
  return <MeetingPlanner {...props} />;
}
