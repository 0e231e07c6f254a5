import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ErrorCode } from '../../shared/errors.ts';
import type { MailTransport } from '../services/mail-transport.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** Seconds; an upload over a thin line takes minutes. */
const requestBuckets = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60];
/** Seconds; few, because every procedure has its own. */
const procedureBuckets = [0.01, 0.05, 0.25, 1, 5];

/** A request that was answered or given up; every value is one of a fixed set, whatever was asked for. */
type RequestLabels = { route: string; method: string; status: string };

/** Counters of this process. Without a reader of the figures, counting costs next to nothing. */
export type Metrics = {
  recordRequest: (request: RequestLabels, seconds: number) => void;
  /** A procedure ended; `refusal` is its error code. */
  recordCall: (procedure: string, seconds: number, refusal: ErrorCode | null) => void;
  /** A call went past the limit of this kind. */
  recordRateLimited: (limit: string) => void;
  recordMail: (outcome: 'sent' | 'kept' | 'failed') => void;
  recordStoredFile: (outcome: 'stored' | 'failed') => void;
  /** A figure that is read on request; for figures of others than this process. */
  gauge: <Label extends string>(
    name: string,
    help: string,
    labelNames?: readonly Label[],
  ) => Gauge<Label>;
  /** A count maintained elsewhere: `read` returns each outcome's sum since the start. */
  observableCounter: (name: string, help: string, read: () => Record<string, number>) => void;
  /** Brings gauges up to date before they are read. Must not throw. */
  beforeRead: (refresh: () => Promise<void>) => void;
  /** Everything in the text format of Prometheus. */
  read: () => Promise<{ contentType: string; text: string }>;
};

/**
 * Counters of one process, ours called `talabridge_…`.
 * @param options.isScraped true where metrics are read; only then the runtime is measured (event loop, memory, GC)
 */
export function createMetrics({ isScraped = false } = {}): Metrics {
  const registry = new Registry();
  if (isScraped) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'talabridge_http_request_seconds',
    help: 'Requests by route pattern, method and class of status, with their duration',
    labelNames: ['route', 'method', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const procedures = new Histogram({
    name: 'talabridge_procedure_seconds',
    help: 'Calls of procedures, whatever they came through, with their duration',
    labelNames: ['procedure'],
    buckets: procedureBuckets,
    registers,
  });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const refusals = counter(
    'talabridge_procedure_refusals_total',
    'Calls of procedures that ended in an error, by its code; a failed login is one of them',
    ['procedure', 'code'],
  );
  const limits = counter('talabridge_rate_limited_total', 'Calls past a limit, by the limit', [
    'limit',
  ]);
  const mails = counter('talabridge_mails_total', 'Tries to hand a mail over, by outcome', [
    'outcome',
  ]);
  const files = counter('talabridge_files_stored_total', 'Files put into the store, by outcome', [
    'outcome',
  ]);
  const refreshers: (() => Promise<void>)[] = [];
  return {
    recordRequest: (request, seconds) => requests.observe(request, seconds),
    recordCall: (procedure, seconds, refusal) => {
      procedures.observe({ procedure }, seconds);
      if (refusal) refusals.inc({ procedure, code: refusal });
    },
    recordRateLimited: (limit) => limits.inc({ limit }),
    recordMail: (outcome) => mails.inc({ outcome }),
    recordStoredFile: (outcome) => files.inc({ outcome }),
    gauge: (name, help, labelNames = []) =>
      new Gauge({ name, help, labelNames: [...labelNames], registers }),
    observableCounter: (name, help, read) => {
      const counted = counter(name, help, ['outcome']);
      refreshers.push(async () => {
        counted.reset();
        for (const [outcome, count] of Object.entries(read())) counted.inc({ outcome }, count);
      });
    },
    beforeRead: (refresh) => {
      refreshers.push(refresh);
    },
    read: async () => {
      await Promise.all(refreshers.map((refresh) => refresh()));
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** The same transport, with every try to hand a mail over counted. */
export function measureMail(
  transport: MailTransport,
  metrics: Pick<Metrics, 'recordMail'>,
): MailTransport {
  return {
    ...transport,
    send: async (mail) => {
      try {
        const delivery = await transport.send(mail);
        metrics.recordMail(delivery.kind === 'server' ? 'sent' : 'kept');
        return delivery;
      } catch (error) {
        metrics.recordMail('failed');
        throw error;
      }
    },
  };
}

/** The same store, with every file that is put into it counted. */
export function measureObjects(
  objects: ObjectStore,
  metrics: Pick<Metrics, 'recordStoredFile'>,
): ObjectStore {
  return {
    ...objects,
    store: async (file, reserved) => {
      try {
        const stored = await objects.store(file, reserved);
        metrics.recordStoredFile('stored');
        return stored;
      } catch (error) {
        metrics.recordStoredFile('failed');
        throw error;
      }
    },
  };
}
