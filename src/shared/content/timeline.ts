import type { Locale } from '../contracts/fields.ts';
import { formatLongDate } from '../i18n/dates.ts';
import { m } from '../i18n/paraglide/messages.js';
import { company } from './company.ts';

type Milestone = {
  year: number;
  title: string;
  text: string;
  /** Marked as still to come; this flag decides, not the calendar. */
  upcoming?: true;
};

/** The day so many years after the company was founded. */
function foundedPlus(years: number): Date {
  const day = new Date(company.foundedOn);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day;
}

/** The company's history, oldest first, in the language of the moment; `locale` writes its dates. */
export function timeline(locale: Locale): Milestone[] {
  return [
    { year: 2016, title: m.home_timeline_start(), text: m.home_timeline_start_text() },
    { year: 2017, title: m.home_timeline_registered(), text: m.home_timeline_registered_text() },
    { year: 2020, title: m.home_timeline_pandemic(), text: m.home_timeline_pandemic_text() },
    {
      year: 2025,
      title: m.home_timeline_reorganizing(),
      text: m.home_timeline_reorganizing_text(),
    },
    {
      year: 2026,
      title: m.home_timeline_anniversary(),
      text: m.home_timeline_anniversary_text({
        date: formatLongDate(foundedPlus(10), locale),
        closing: formatLongDate(foundedPlus(11), locale),
      }),
      upcoming: true,
    },
  ];
}
