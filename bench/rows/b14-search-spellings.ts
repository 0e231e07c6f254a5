import { storeApplications } from '../../src/server/testing/applicant.ts';
import { fiftySearches, people } from '../../src/server/testing/fifty-searches.ts';
import {
  type ApplicationsDatabase,
  applicationsDatabase,
} from '../support/applications-database.ts';
import { count, milliseconds } from '../support/format.ts';
import { atMost, type Figure, type Row, ratioAtMost } from '../support/row.ts';
import { median } from '../support/statistics.ts';

const limit = 1.5;
const size = 100_000;
const rounds = 3;

/** What nobody is called, though most of it is like everybody: the domain of an address, and two common names. */
const unknownSearches = ['newperson@applicants.example', 'applicantz exampl', 'maria santso'];
/** Milliseconds that the slowest of those may take, wherever it looks. */
const slowestMs = 1000;

/** The people who are looked for, newer than all others, so that the first page shows them. */
async function addPeople({ orm }: ApplicationsDatabase): Promise<Map<string, string>> {
  const createdAt = new Date(Date.now() + 60_000);
  const ids = await storeApplications(
    orm,
    people.map((person) => ({ ...person, createdAt })),
  );
  await orm.em.fork().execute('vacuum (analyze) "applications"');
  return new Map(people.map(({ email }, index) => [email, ids[index] ?? '']));
}

/** Each search beside the same piece of the record as it is stored, in turn, so that the machine strikes both alike. */
async function compare(database: ApplicationsDatabase) {
  const ids = await addPeople(database);
  const times = { exact: [] as number[], spelled: [] as number[], similar: [] as number[] };
  const missed = new Set<string>();
  for (let round = -1; round < rounds; round += 1) {
    for (const { search, stored, email, isSimilar } of fiftySearches) {
      const exact = await database.list({ search: stored });
      const spelled = await database.list({ search });
      if (!spelled.rows.some(({ id }) => id === ids.get(email))) missed.add(search);
      if (round < 0) continue;
      times.exact.push(exact.ms);
      times[isSimilar ? 'similar' : 'spelled'].push(spelled.ms);
    }
  }
  const unknown: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const search of unknownSearches) {
      const { ms } = await database.list({ search });
      if (round > 0) unknown.push(ms);
    }
  }
  return { missed, times, slowest: Math.max(...unknown) };
}

/** What people type, in other spellings than what is stored, against the same as it is stored. */
export const row: Row = {
  id: 'B14',
  title: 'Searches in other spellings',
  measure: async () => {
    const figures: Figure[] = [];
    const notes: string[] = [];
    for (const kind of ['postgres', 'embedded'] as const) {
      const { missed, times, slowest } = await compare(await applicationsDatabase(size, kind));
      const where = kind === 'postgres' ? 'PostgreSQL' : 'embedded database';
      const exact = median(times.exact);
      const all = median([...times.spelled, ...times.similar]);
      figures.push(
        atMost(
          `not found of ${fiftySearches.length} among ${count(size)}, ${where}`,
          missed.size,
          0,
          count,
        ),
        ratioAtMost(
          `search in another spelling / as stored, median, ${where}`,
          `${milliseconds(all)} / ${milliseconds(exact)}`,
          all / exact,
          limit,
        ),
      );
      figures.push(
        atMost(`slowest search for what is not here, ${where}`, slowest, slowestMs, milliseconds),
      );
      notes.push(
        `${where}: only something similar is found in ${milliseconds(median(times.similar))}`,
        ...[...missed].map((search) => `${where}: “${search}” did not find whom it should`),
      );
    }
    return { figures, notes };
  },
};
