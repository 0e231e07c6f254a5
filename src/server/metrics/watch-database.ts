import { PostgreSqlConnection } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { OutgoingMail } from '../db/entities/mail.ts';
import type { Orm } from '../db/orm.ts';
import { queues } from '../jobs/queues.ts';
import { readResumeQuota } from '../services/uploads/resume-upload.ts';
import type { Metrics } from './metrics.ts';

/** Longest wait for the database's figures, in milliseconds. */
const timeoutMs = 3000;

/** The driver's pool, as far as it is read here. */
const poolSchema = z.object({
  totalCount: z.number(),
  idleCount: z.number(),
  waitingCount: z.number(),
});

const jobStates = ['waiting', 'active', 'failed'] as const;
type JobState = (typeof jobStates)[number];

const jobCountsSql = `
  select "name" as "queue", count(*)::int as "count",
    case when "state" in ('created', 'retry') then 'waiting' else "state"::text end as "state"
  from "pgboss"."job"
  where "state" in ('created', 'retry', 'active', 'failed')
  group by 1, 3`;

const withTimeout = <Result>(work: Promise<Result>) =>
  new Promise<Result>((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error('the database is slow')), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(giveUp));
  });

/** Adds figures of the database: whether it answers, connections in use, jobs and mails by state, quota for résumés. */
export function watchDatabase(metrics: Metrics, orm: Orm): void {
  const up = metrics.gauge('talabridge_database_up', '1 when the database answered just now');
  const connections = metrics.gauge(
    'talabridge_database_connections',
    'Connections of this process (PostgreSQL), and callers that wait for one',
    ['state'],
  );
  const waiting = metrics.gauge('talabridge_jobs', 'Jobs of all processes, by queue and state', [
    'queue',
    'state',
  ]);
  const mails = metrics.gauge('talabridge_mails', 'Mails that wait or were given up, by status', [
    'status',
  ]);

  const quota = metrics.gauge(
    'talabridge_resume_room_bytes',
    'Bytes of résumés that belong to no application yet, and how many there may be',
    ['kind'],
  );

  const readPool = async () => {
    const connection = orm.em.getConnection();
    if (!(connection instanceof PostgreSqlConnection)) return;
    const pool = poolSchema.parse(await connection.getNativeClient());
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, pool.waitingCount);
  };
  const readDatabase = async () => {
    const em = orm.em.fork();
    // The queue's own figures are of up to an hour ago.
    const counted =
      await em.execute<{ queue: string; state: JobState; count: number }[]>(jobCountsSql);
    for (const queue of Object.keys(queues)) {
      for (const state of jobStates) {
        const found = counted.find((row) => row.queue === queue && row.state === state);
        waiting.set({ queue, state }, found?.count ?? 0);
      }
    }
    for (const status of ['queued', 'failed'] as const) {
      mails.set({ status }, await em.count(OutgoingMail, { status }));
    }
    const { used, limit } = await readResumeQuota(em);
    quota.set({ kind: 'used' }, used);
    quota.set({ kind: 'limit' }, limit);
  };
  metrics.beforeRead(async () => {
    try {
      // In this order: reading the database takes connections.
      await withTimeout(readPool().then(readDatabase));
      up.set(1);
    } catch {
      up.set(0);
      // An old figure would look like a new one.
      for (const gauge of [waiting, mails, quota]) gauge.reset();
    }
  });
}
