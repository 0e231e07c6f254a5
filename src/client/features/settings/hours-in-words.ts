import type { Availability, Hours } from '../../../shared/contracts/availability.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Difference } from './conflict-notice.tsx';
import { dateInWords, weekdayNames } from './weekday-names.ts';

const inWords = (hours: readonly Hours[] | undefined) =>
  hours && hours.length > 0
    ? hours.map(({ from, to }) => m.settings_hours_range({ from, to })).join(', ')
    : m.settings_hours_none();

/** Every exception of a value, one a line. */
const exceptionsInWords = ({ exceptions }: Availability, locale: string) =>
  exceptions
    .map(({ date, hours }) => `${dateInWords(date, locale)}: ${inWords(hours)}`)
    .join('; ') || m.settings_exceptions_none();

/** Where two plans of hours differ, in words. */
export function hoursDifferences(
  stored: Availability,
  mine: Availability,
  locale: string,
): Difference[] {
  const all = [
    ...weekdayNames(locale).map((name, index) => ({
      name,
      stored: inWords(stored.weekdays[index]),
      mine: inWords(mine.weekdays[index]),
    })),
    {
      name: m.settings_exceptions(),
      stored: exceptionsInWords(stored, locale),
      mine: exceptionsInWords(mine, locale),
    },
    ...(['noticeHours', 'horizonDays', 'bufferMinutes'] as const).map((limit) => ({
      name: limitLabels[limit].name(),
      stored: String(stored[limit]),
      mine: String(mine[limit]),
    })),
  ];
  return all.filter((line) => line.stored !== line.mine);
}

export const limitLabels = {
  noticeHours: { name: m.settings_hours_notice, note: m.settings_hours_notice_text },
  horizonDays: { name: m.settings_hours_horizon, note: m.settings_hours_horizon_text },
  bufferMinutes: { name: m.settings_hours_buffer, note: m.settings_hours_buffer_text },
} as const;
