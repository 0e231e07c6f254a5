import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';

type Stretch = { from: string; to: string };

/** Days of Berlin, which come as `2026-11-20`, as the reader's language writes them. */
export function useDayFormat() {
  const { locale } = useRouteContext({ from: '__root__' });
  return useMemo(() => {
    const long = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' });
    const short = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
    });
    const month = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      month: 'short',
      year: '2-digit',
    });
    const at = (day: string) => new Date(`${day}T00:00:00Z`);
    const day = (text: string) => long.format(at(text));
    return {
      day,
      /** What a stretch is called below its bar. */
      tick: ({ from }: Stretch, unit: 'day' | 'week' | 'month') =>
        (unit === 'month' ? month : short).format(at(from)),
      /** A stretch in full. */
      stretch: ({ from, to }: Stretch) =>
        from === to ? day(from) : m.analytics_range({ from: day(from), to: day(to) }),
    };
  }, [locale]);
}
