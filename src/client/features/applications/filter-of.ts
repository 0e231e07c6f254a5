import type { ApplicationFilter } from '../../../shared/contracts/application-admin.ts';
import { dayBeginning } from '../../lib/day-filter.ts';
import type { ApplicationsSearch } from './applications-search.ts';

/** What the server is asked for: the days of the address as moments. */
export function filterOf(search: ApplicationsSearch): ApplicationFilter {
  const { from, to } = search;
  return {
    search: search.search,
    status: search.status,
    untold: search.untold,
    position: search.position,
    scoreFrom: search.scoreFrom,
    scoreTo: search.scoreTo,
    appliedFrom: from && dayBeginning(from),
    appliedBefore: to && dayBeginning(to, 1),
  };
}
