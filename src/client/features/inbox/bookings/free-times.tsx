import { officeTimeZone } from '../../../../shared/content/availability.ts';
import { wallTimeAt } from '../../../../shared/domain/wall-time.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { clockOf } from './day-words.ts';

interface FreeTimesProps {
  /** Of one day. */
  slots: readonly Date[];
  isLoading: boolean;
  value: Date | null;
  onChoose: (slot: Date) => void;
}

/** The times of a day that visitors are offered as well, by the clock of the office. */
export function FreeTimes({ slots, isLoading, value, onChoose }: FreeTimesProps) {
  if (isLoading) return <Skeleton className="h-9 w-full" />;
  if (slots.length === 0) return <p className="text-sm text-muted">{m.bookings_move_none()}</p>;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="pb-1.5 text-sm font-medium">{m.bookings_move_free()}</legend>
      <div className="flex flex-wrap gap-1.5">
        {slots.map((slot) => {
          const isChosen = slot.getTime() === value?.getTime();
          return (
            <Button
              key={slot.getTime()}
              variant={isChosen ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={isChosen}
              onClick={() => onChoose(slot)}
              className="figures"
            >
              {clockOf(wallTimeAt(slot, officeTimeZone).minute)}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
