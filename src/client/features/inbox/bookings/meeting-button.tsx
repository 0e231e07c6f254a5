import { useRouteContext } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import type { PlacedMeeting } from './calendar-day.ts';
import { clockOf, dayInFull } from './day-words.ts';

interface MeetingButtonProps {
  placed: PlacedMeeting;
  /** The day it lies on here. */
  date: string;
  onOpen: (id: string) => void;
  className?: string;
  style?: CSSProperties;
}

/** A meeting in the calendar; opens it. */
export function MeetingButton({ placed, date, onOpen, className, style }: MeetingButtonProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { meeting, minute } = placed;
  const time = clockOf(minute);
  return (
    <button
      type="button"
      data-meeting={meeting.id}
      aria-label={m.bookings_open_of({
        name: meeting.name,
        day: dayInFull(date, locale),
        time,
      })}
      onClick={() => onOpen(meeting.id)}
      style={style}
      className={cn(
        'flex min-w-0 cursor-pointer items-baseline gap-1.5 overflow-hidden rounded border border-sea bg-sea-soft px-1.5 text-start text-xs leading-5 text-ink hover:bg-raised',
        className,
      )}
    >
      <span className="figures font-medium">{time}</span>
      <bdi className="min-w-0 truncate">{meeting.name}</bdi>
    </button>
  );
}
