import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { localZone } from '../../../lib/local-time.ts';
import { useCompanyContact } from '../../../lib/use-company-contact.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { BookingDone } from './booking-done.tsx';
import { BookingForm } from './booking-form.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';
import type { BookedMeeting, KnownPerson } from './use-booking.ts';
import { useSlots } from './use-slots.ts';

export interface MeetingPlannerProps extends KnownPerson {
  /** Where on the site it stands. */
  source: 'contact' | 'registration';
}

/** Our own booking: a day, a half hour, who comes. Keeps its height while the free times are on their way. */
export function MeetingPlanner({ source, ...known }: MeetingPlannerProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { email } = useCompanyContact();
  const { state, refresh } = useSlots();
  const [booked, setBooked] = useState<BookedMeeting | null>(null);

  function content() {
    if (booked) return <BookingDone meeting={booked} timeZone={localZone()} locale={locale} />;
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
          <a
            href={`mailto:${email}`}
            className="mt-2 inline-block text-sea underline underline-offset-4"
          >
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
