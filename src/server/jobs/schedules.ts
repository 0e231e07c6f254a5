import type { Logger } from 'pino';
import type { Orm } from '../db/orm.ts';
import { sweepBulkDecisions } from '../services/applications/sweep-bulk-decisions.ts';
import { sweepAttempts } from '../services/attempts/sweep-attempts.ts';
import { sweepSessions } from '../services/auth/sweep-sessions.ts';
import { sweepImages } from '../services/images/sweep-images.ts';
import type { MailTransport } from '../services/mail/open-transport.ts';
import { sweepMails } from '../services/mail/sweep-mails.ts';
import { sweepRateLimits } from '../services/rate-limits/take-token.ts';
import { eraseOverdue } from '../services/retention/erase-overdue.ts';
import { sweepUploads } from '../services/uploads/sweep-uploads.ts';
import type { ObjectStore } from '../uploads/object-store.ts';

/** Once an hour is often enough for what only takes up room, in milliseconds. */
const sweepEveryMs = 3_600_000;

type Dependencies = {
  orm: Orm;
  objects: ObjectStore;
  mail: MailTransport;
  log: Logger;
  /** Where mails are kept as files. */
  mailFolder: string;
};

/** Starts the housekeeping: now, and then by the clock. Returns the function that stops it. */
export function startSchedules({ orm, objects, mail, log, mailFolder }: Dependencies): () => void {
  const chores = {
    'rate limits': () => sweepRateLimits(orm.em.fork()),
    sessions: () => sweepSessions(orm.em.fork()),
    'decisions on many': () => sweepBulkDecisions(orm.em.fork()),
    retention: () => eraseOverdue({ em: orm.em.fork({ useContext: true }), objects, mail, log }),
    mails: () => sweepMails({ em: orm.em.fork(), folder: mailFolder }),
    attempts: () => sweepAttempts(orm.em.fork()),
    pictures: () => sweepImages({ em: orm.em.fork({ useContext: true }), objects, log }),
    uploads: () => sweepUploads({ em: orm.em.fork({ useContext: true }), objects, log }),
  };
  const sweep = async () => {
    for (const [chore, run] of Object.entries(chores)) {
      // One chore that fails keeps none of the others.
      await run().catch((error: unknown) => {
        log.error({ err: error, chore }, 'housekeeping failed; it runs again in an hour');
      });
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
