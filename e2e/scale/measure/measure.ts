import type { LocalPostgres } from '../../../.ci/postgres.ts';
import { generateApplications } from '../../../bench/support/applications-generator.ts';
import { migrate, withAdvisoryLock } from '../../../src/server/db/startup.ts';
import type { BuiltInstallation } from '../../faults/support/built-installation.ts';
import { Fleet } from '../support/fleet.ts';
import type { Rate } from './drive.ts';
import { type Measured, writeResults } from './results-page.ts';
import { type Line, processSizes, rowSizes } from './sizes.ts';
import { tasks } from './tasks.ts';

const sizes = [1, 2, 4];
/** Enough for a row's share of every index to be what it is among many more. */
const applications = 100_000;

/** The fleet's database, with many applications; returns what each of them takes there. */
async function fill(installation: BuiltInstallation): Promise<Line[]> {
  const { target } = installation;
  return installation.read(async (orm) => {
    await migrate(orm, target);
    return withAdvisoryLock({ orm, target }, 'filling', async (patient) => {
      await generateApplications(patient.em.fork(), applications);
      return rowSizes(patient);
    });
  });
}

/**
 * Measures what one, two and four of four servers do on this machine, what a process and an application take, and writes
 * it into docs/scaling.md.
 * @param loadBefore what others made the machine do before this began, in processors
 */
export async function measure(postgres: LocalPostgres, loadBefore: number): Promise<void> {
  const lines: Line[] = [];
  const fleet = await Fleet.start(postgres, {
    size: Math.max(...sizes),
    variables: { DEMO_CONTENT: 'on' },
    prepare: async (installation) => void lines.push(...(await fill(installation))),
  });
  const measured: Measured[] = [];
  try {
    lines.push(...(await processSizes(fleet, 'after its start')));
    for (const { what, run } of tasks) {
      const rates = new Map<number, Rate>();
      for (const size of sizes) {
        console.log(`${what}, ${size} ...`);
        const urls = fleet.servers.slice(0, size).map(({ url }) => url);
        rates.set(size, await run(fleet, urls));
      }
      measured.push({ what, rates });
    }
    lines.push(...(await processSizes(fleet, 'after all of this')));
  } finally {
    await fleet.remove();
  }
  console.log(`\n${writeResults({ measured, lines, loadBefore })}`);
}
