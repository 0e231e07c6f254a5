import type { Logger } from 'pino';
import type { Orm } from '../db/orm.ts';
import { sweepSessions } from '../services/accounts/sessions.ts';
import { sweepBulkDecisions } from '../services/applications/bulk-review.ts';
import { eraseApplication } from '../services/applications/erase.ts';
import { sweepAttempts } from '../services/assessments/attempts.ts';
import { sweepImages } from '../services/images/sweep-images.ts';
import { sweepMailFiles, sweepMails } from '../services/mail/erase-mails.ts';
import type { MailTransport } from '../services/mail-transport.ts';
import { sweepRateLimits } from '../services/rate-limits.ts';
import { eraseOverdue } from '../services/retention/erase-overdue.ts';
import { claimTask } from '../services/scheduled-tasks.ts';
import { sweepParts, sweepUploads } from '../services/uploads/sweep-uploads.ts';
import { claimFolder } from '../storage/claim-folder.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** Once an hour is often enough for data that only takes up space, in seconds. */
const taskIntervalSeconds = 3600;
/** Interval of a server's checks for due tasks: one that failed, or whose server died, is taken up by then. */
const pollIntervalMs = 10 * 60_000;

type Dependencies = {
  orm: Orm;
  objects: ObjectStore;
  mail: MailTransport;
  log: Logger;
  /** Folder of mails that are saved as files. */
  mailFolder: string;
};

type Tasks = Record<string, () => Promise<unknown>>;

/**
 * Starts the scheduled tasks: now, and then by the clock. Returns the function that stops it: nothing new is begun, and
 * it waits for the task that runs.
 */
export function startSchedules({
  orm,
  objects,
  mail,
  log,
  mailFolder,
}: Dependencies): () => Promise<void> {
  /** Done by one of the servers on the database. */
  const shared: Tasks = {
    'rate limits': () => sweepRateLimits(orm.em.fork()),
    sessions: () => sweepSessions(orm.em.fork()),
    'decisions on many': () => sweepBulkDecisions(orm.em.fork()),
    retention: () =>
      eraseOverdue({
        em: orm.em.fork({ useContext: true }),
        objects,
        mail,
        log,
        eraseApplication,
      }),
    mails: () => sweepMails(orm.em.fork()),
    attempts: () => sweepAttempts(orm.em.fork()),
    pictures: () => sweepImages({ em: orm.em.fork({ useContext: true }), objects, log }),
    uploads: () => sweepUploads({ em: orm.em.fork({ useContext: true }), objects, log }),
  };
  /** Done by each server: what lies in its folder others may not see. */
  const own: Tasks = {
    'files of mails': () =>
      sweepMailFiles({ em: orm.em.fork(), log, folder: mailFolder, claimFolder }),
    'parts of uploads': () => sweepParts({ objects }),
  };
  let isStopped = false;
  const attempt = async (task: string, run: () => Promise<unknown>) => {
    // The parts below are about to be closed.
    if (isStopped) return;
    // One task that fails does not stop the others.
    await run().catch((error: unknown) => {
      log.error({ err: error, task }, 'scheduled task failed; retrying in ten minutes');
    });
  };
  const sweep = async () => {
    for (const [name, run] of Object.entries(shared)) {
      await attempt(name, () =>
        claimTask(orm.em.fork(), { name, everySeconds: taskIntervalSeconds }, run),
      );
    }
    for (const [name, run] of Object.entries(own)) await attempt(name, run);
  };
  /** Mostly one; two where a sweep takes longer than the time between two looks. */
  const running = new Set<Promise<void>>();
  const begin = () => {
    const sweeping = sweep().finally(() => running.delete(sweeping));
    running.add(sweeping);
  };
  begin();
  const timer = setInterval(begin, pollIntervalMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.all(running);
  };
}
