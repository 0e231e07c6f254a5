import type { Analytics } from '../../../shared/contracts/analytics.ts';
import type { ApplicationStatus, Position } from '../../../shared/contracts/application.ts';

/** What the address of the applications table takes, so that it shows what was counted. */
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
