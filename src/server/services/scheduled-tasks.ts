import type { EntityManager } from '../db/orm.ts';

/** A task that has not ended after so long has lost its server, in seconds; two at once do no harm, only work. */
const maxTaskSeconds = 900;

type TaskSchedule = {
  name: string;
  /** Pause until it is due again. */
  everySeconds: number;
  /** The same where it failed; at once unless this says otherwise. */
  afterFailureSeconds?: number;
};

/**
 * Does a task if it is due and no other server on the database is at it. Throws what the work throws. Returns whether it
 * was done.
 */
export async function claimTask(
  em: EntityManager,
  { name, everySeconds, afterFailureSeconds = 0 }: TaskSchedule,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const taken = await em.execute<{ name: string }[]>(
    `insert into "chores" ("name", "next_at") values (?, now() + make_interval(secs => ?))
     on conflict ("name") do update set "next_at" = excluded."next_at" where "chores"."next_at" <= now()
     returning "name"`,
    [name, maxTaskSeconds],
  );
  if (taken.length === 0) return false;
  // Stored to the millisecond, a moment would be rounded up, and what is due at once would not be due yet.
  const dueIn = (seconds: number) =>
    em.execute(
      `update "chores" set "next_at" = date_trunc('milliseconds', now()) + make_interval(secs => ?) where "name" = ?`,
      [seconds, name],
    );
  try {
    await work();
  } catch (error) {
    // If even this fails, it is taken up once its server counts as lost.
    await dueIn(afterFailureSeconds).catch(() => {});
    throw error;
  }
  await dueIn(everySeconds);
  return true;
}
