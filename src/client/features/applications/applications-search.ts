import { positions } from '../../../shared/content/careers.ts';
import type { ApplicationStatus, Position } from '../../../shared/contracts/application.ts';
import type { ApplicationSort } from '../../../shared/contracts/application-admin.ts';
import { parseDayParam } from '../../lib/day-filter.ts';
import {
  parseEnumParam,
  parseMemberParam,
  parsePageParams,
  parseTextParam,
} from '../../lib/search-params.ts';

/** The table's state in the address; what is left out has its default. */
export type ApplicationsSearch = {
  search?: string | undefined;
  status?: ApplicationStatus | undefined;
  /** Rejected, and the applicant was not notified. */
  untold?: true | undefined;
  position?: Position | undefined;
  /** Whole percent, both ends included. */
  scoreFrom?: number | undefined;
  scoreTo?: number | undefined;
  /** Days in Berlin, such as 2026-11-20, both included. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: ApplicationSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** The application whose review dialog is open. */
  review?: string | undefined;
};

const statuses: Record<ApplicationStatus, true> = {
  pending: true,
  reviewing: true,
  accepted: true,
  rejected: true,
};
const sorts = [
  'createdAt',
  'applicantName',
  'email',
  'position',
  'status',
  'finalScore',
] as const satisfies ApplicationSort[];

function percentParam(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= 100
    ? number
    : undefined;
}

/** Reads the state of the table from an address, or from a saved view. Without zod: a route's parser is small. */
export function parseApplicationsSearch(raw: Record<string, unknown>): ApplicationsSearch {
  return {
    search: parseTextParam(raw.search),
    status: parseMemberParam(raw.status, statuses),
    untold: raw.untold === true || raw.untold === 'true' ? true : undefined,
    position: parseEnumParam(raw.position, positions),
    scoreFrom: percentParam(raw.scoreFrom),
    scoreTo: percentParam(raw.scoreTo),
    from: parseDayParam(raw.from),
    to: parseDayParam(raw.to),
    sort: parseEnumParam(raw.sort, sorts),
    ...parsePageParams(raw),
    review: parseTextParam(raw.review),
  };
}
