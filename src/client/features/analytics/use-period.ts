import { getRouteApi } from '@tanstack/react-router';
import type { AnalyticsPeriod } from '../../../shared/contracts/analytics.ts';

const route = getRouteApi('/portal/admin/analytics');

const searchOf = {
  '7': 7,
  '30': undefined,
  '90': 90,
  '365': 365,
  all: 'all',
} as const satisfies Record<AnalyticsPeriod, unknown>;

const periods = ['7', '30', '90', '365', 'all'] as const satisfies AnalyticsPeriod[];

/** The period, which lives in the address. */
export function usePeriod() {
  const { period: chosen } = route.useSearch();
  const navigate = route.useNavigate();
  return {
    period: periods.find((period) => searchOf[period] === chosen) ?? '30',
    choose: (period: AnalyticsPeriod) =>
      navigate({ search: { period: searchOf[period] }, resetScroll: false }),
  };
}
