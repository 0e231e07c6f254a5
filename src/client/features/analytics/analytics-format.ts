import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Analytics, AnalyticsPeriod } from '../../../shared/contracts/analytics.ts';
import type { ApplicationStatus, Position } from '../../../shared/contracts/application.ts';
import { getDateFormat } from '../../../shared/i18n/date-format.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const statuses = [
  'pending',
  'reviewing',
  'accepted',
  'rejected',
] as const satisfies ApplicationStatus[];

/** Apart in both themes and, by their lightness, without colours. */
export const statusColours: Record<ApplicationStatus, string> = {
  pending: 'var(--sun)',
  reviewing: 'var(--sea)',
  accepted: 'var(--ink)',
  rejected: 'var(--edge)',
};

export const periodLabels: Record<AnalyticsPeriod, () => string> = {
  '7': m.analytics_period_7,
  '30': m.analytics_period_30,
  '90': m.analytics_period_90,
  '365': m.analytics_period_365,
  all: m.analytics_period_all,
};

type DateRange = { from: string; to: string };

/** Days of Berlin, which come as `2026-11-20`, as the reader's language writes them. */
export function useDayFormat() {
  const { locale } = useRouteContext({ from: '__root__' });
  return useMemo(() => {
    const long = getDateFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' });
    const short = getDateFormat(locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
    });
    const month = getDateFormat(locale, {
      timeZone: 'UTC',
      month: 'short',
      year: '2-digit',
    });
    const at = (day: string) => new Date(`${day}T00:00:00Z`);
    const day = (text: string) => long.format(at(text));
    return {
      day,
      /** Label of a range below its bar. */
      tick: ({ from }: DateRange, unit: 'day' | 'week' | 'month') =>
        (unit === 'month' ? month : short).format(at(from)),
      /** A stretch in full. */
      stretch: ({ from, to }: DateRange) =>
        from === to ? day(from) : m.analytics_range({ from: day(from), to: day(to) }),
    };
  }, [locale]);
}

/** Applications of every status. */
export function sumCounts(counts: Record<ApplicationStatus, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Search parameters of the applications table that show the counted rows. */
export type TableFilter = {
  status?: ApplicationStatus | undefined;
  position?: Position | undefined;
  scoreFrom?: number | undefined;
  scoreTo?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The period as a filter: everything needs none, and a period that ends today has no end. */
export function periodFilter({ period, from }: Pick<Analytics, 'period' | 'from'>): TableFilter {
  return period === 'all' ? {} : { from };
}
