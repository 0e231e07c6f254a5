import { applicationsDatabase } from '../support/applications-database.ts';
import { count, milliseconds } from '../support/format.ts';
import { type Row, ratioAtMost } from '../support/row.ts';
import { median } from '../support/statistics.ts';

const limit = 20;
const few = 10_000;
const many = 1_000_000;
const rounds = 5;

/** What people look for: a whole name, a family name, the beginning of one, an address, a number. */
const searches = [
  'Maria Santos',
  'santos maria',
  'Jürgen Krause',
  'Pfeiffer',
  'Wenceslao',
  'schumach',
  'nepomuc',
  'greta.kuhn',
  'oscar bauer',
  '917 555',
  '9175550',
  'nobody-is-called-this',
];

/** Every search on both in turn, so that whatever else the machine does strikes both alike. */
async function compare() {
  const databases = {
    small: await applicationsDatabase(few),
    large: await applicationsDatabase(many),
  };
  const lines = searches.map((search) => ({
    search,
    total: 0,
    times: { small: [] as number[], large: [] as number[] },
  }));
  for (let round = -1; round < rounds; round += 1) {
    for (const line of lines) {
      const small = await databases.small.list({ search: line.search });
      const large = await databases.large.list({ search: line.search });
      line.total = large.total;
      if (round < 0) continue;
      line.times.small.push(small.ms);
      line.times.large.push(large.ms);
    }
  }
  const middle = (size: 'small' | 'large') => median(lines.flatMap(({ times }) => times[size]));
  return { small: middle('small'), large: middle('large'), lines };
}

/** A search with the numbers of each status, among a million applications against among ten thousand. */
export const row: Row = {
  id: 'B10',
  title: 'Search among applications',
  measure: async () => {
    const { small, large, lines } = await compare();
    return {
      figures: [
        ratioAtMost(
          `search with counts, median among ${count(many)} / ${count(few)}`,
          `${milliseconds(large)} / ${milliseconds(small)}`,
          large / small,
          limit,
        ),
      ],
      notes: lines.map(
        ({ search, total, times }) =>
          `“${search}”: ${count(total)} found among ${count(many)} in ${milliseconds(median(times.large))}`,
      ),
    };
  },
};
