import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';

/** Days and moments as the reader's language writes them. */
export function useDates() {
  const { locale } = useRouteContext({ from: '__root__' });
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      day: (date: Date) => day.format(date),
      moment: (date: Date) => moment.format(date),
    };
  }, [locale]);
}
