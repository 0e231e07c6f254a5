import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';

/** A date with its time of day, in the reader's language and time zone. */
export function useMoment(): (date: Date) => string {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return (date) => format.format(date);
  }, [locale]);
}
