import {
  applicationSortSchema,
  type ListApplicationsInput,
} from '../../src/shared/contracts/application-admin.ts';
import {
  type ApplicationsDatabase,
  applicationsDatabase,
} from '../support/applications-database.ts';
import { count, milliseconds } from '../support/format.ts';
import { atMost, type Row, ratioAtMost } from '../support/row.ts';
import { median } from '../support/statistics.ts';

const limit = 1.5;
const mostQueries = 3;
const few = 100;
const many = 1_000_000;
/** Calls of each kind before and while it is measured. */
const warmUps = 10;
const calls = 60;

type Asked = Partial<ListApplicationsInput>;

const orders: Asked[] = applicationSortSchema.options.flatMap((sort) => [
  { sort, order: 'asc' },
  { sort, order: 'desc' },
]);

/** The second page of an order, where its first one ended. */
async function secondPages({ list }: ApplicationsDatabase): Promise<Asked[]> {
  const pages: Asked[] = [];
  for (const order of orders) {
    const { nextCursor } = await list(order);
    pages.push({ ...order, after: nextCursor ?? undefined });
  }
  return pages;
}

/** One call on each in turn, so that whatever else the machine does strikes both alike. */
async function compare(
  small: { database: ApplicationsDatabase; asked: readonly Asked[] },
  large: typeof small,
) {
  const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
  let queries = 0;
  for (let call = -warmUps; call < calls; call += 1) {
    for (const [size, { database, asked }] of Object.entries({ small, large })) {
      const answer = await database.list(asked[(call + warmUps) % asked.length] ?? {});
      if (call < 0) continue;
      times[size === 'small' ? 'small' : 'large'].push(answer.ms);
      queries = Math.max(queries, answer.queries);
    }
  }
  return { small: median(times.small), large: median(times.large), queries };
}

const kinds: { what: string; asked: (database: ApplicationsDatabase) => Promise<Asked[]> }[] = [
  { what: 'newest first', asked: async () => [{}] },
  { what: 'every order', asked: async () => orders },
  { what: 'the next page of every order', asked: secondPages },
  { what: 'those of one status', asked: async () => [{ status: 'accepted' }] },
];

/** The administrator's list with its counts, among a million applications against among a hundred. */
export const row: Row = {
  id: 'B9',
  title: 'List of applications',
  measure: async () => {
    const small = await applicationsDatabase(few);
    const large = await applicationsDatabase(many);
    const figures = [];
    let queries = 0;
    for (const { what, asked } of kinds) {
      const medians = await compare(
        { database: small, asked: await asked(small) },
        { database: large, asked: await asked(large) },
      );
      queries = Math.max(queries, medians.queries);
      figures.push(
        ratioAtMost(
          `${what}, median among ${count(many)} / ${count(few)}`,
          `${milliseconds(medians.large)} / ${milliseconds(medians.small)}`,
          medians.large / medians.small,
          limit,
        ),
      );
    }
    figures.push(atMost('queries of a page, the most', queries, mostQueries, count));
    return { figures, notes: [] };
  },
};
