import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Skeleton } from '../../../ui/loading.tsx';

const days = Array.from({ length: 7 }, (_, index) => index);
const times = Array.from({ length: 12 }, (_, index) => index);

/** The places of days and half hours, in the size they will have. */
export function PlannerSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 noscript:hidden">
      <p role="status" className="text-sm text-muted">
        {m.contact_booking_loading()}
      </p>
      <div className="flex gap-2 overflow-hidden">
        {days.map((day) => (
          <Skeleton key={day} className="h-24 w-18 shrink-0" />
        ))}
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {times.map((time) => (
          <Skeleton key={time} className="h-11" />
        ))}
      </div>
    </div>
  );
}
