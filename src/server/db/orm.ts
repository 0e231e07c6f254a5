import { Socket } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Configuration } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { PgliteDriver } from '@mikro-orm/pglite';
import { PostgreSqlConnection, PostgreSqlPlatform } from '@mikro-orm/postgresql';
import {
  AbstractSqlDriver,
  type SqlEntityManager,
  SqlMikroORM,
  type SqlOptions,
} from '@mikro-orm/sql';
import type { Driver } from 'kysely';
import { RecoveryCode, SecondFactor, Session, User, UserToken } from './entities/accounts.ts';
import { Announcement } from './entities/announcements.ts';
import {
  ApplicationDecision,
  ApplicationNote,
  ApplicationRecomputation,
  ApplicationRetake,
  ApplicationReveal,
  BulkDecision,
  SavedView,
} from './entities/application-review.ts';
import { Application } from './entities/applications.ts';
import { Attempt, AttemptSection } from './entities/assessments.ts';
import { AuditEvent } from './entities/audit.ts';
import { Booking } from './entities/bookings.ts';
import { ChangeRequest } from './entities/change-requests.ts';
import { Client } from './entities/clients.ts';
import { EmployeeProfile } from './entities/employees.ts';
import { GalleryItem, GalleryLike } from './entities/gallery.ts';
import { Image, ImageVariant } from './entities/images.ts';
import { ContactMessage } from './entities/inbox.ts';
import { DocumentSeries, Invoice, InvoiceFile } from './entities/invoices.ts';
import { OutgoingMail, StaffNotice } from './entities/mail.ts';
import { NewsArticle } from './entities/news.ts';
import { NewsletterSubscriber } from './entities/newsletter.ts';
import { ClientService, Project, ProjectUpdate } from './entities/projects.ts';
import { Question, QuestionStat } from './entities/questions.ts';
import { Resource, ResourceAcknowledgement, ResourceVersion } from './entities/resources.ts';
import { RetentionHold } from './entities/retention.ts';
import { ExchangeRate, RateLimit, ScheduledTask, Setting } from './entities/system.ts';
import { Upload } from './entities/uploads.ts';
import { ensureCluster } from './new-cluster.ts';

/**
 * Gives a connection back to its pool even when the server broke off in a transaction. Kysely keeps one whose `begin` or
 * `rollback` failed for ever, so that after some such failures there is none left. The pool throws away what is broken.
 */
function withReliableRelease(driver: Driver): Driver {
  const begin = driver.beginTransaction.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);
  const beginTransaction: Driver['beginTransaction'] = async (connection, settings) => {
    try {
      await begin(connection, settings);
    } catch (error) {
      await driver.releaseConnection(connection);
      throw error;
    }
  };
  // Only a dead connection refuses it, and with that the transaction is gone too; the caller knows why it rolls back.
  const rollbackTransaction: Driver['rollbackTransaction'] = (connection) =>
    rollback(connection).catch(() => {});
  return Object.assign(driver, { beginTransaction, rollbackTransaction });
}

class ResilientConnection extends PostgreSqlConnection {
  override createKyselyDialect(
    overrides: Parameters<PostgreSqlConnection['createKyselyDialect']>[0],
  ) {
    const dialect = super.createKyselyDialect(overrides);
    const createDriver = dialect.createDriver.bind(dialect);
    return Object.assign(dialect, { createDriver: () => withReliableRelease(createDriver()) });
  }
}

/** MikroORM's driver for PostgreSQL, on connections that outlast a restart of the database. */
class ResilientPostgreSqlDriver extends AbstractSqlDriver<ResilientConnection> {
  constructor(config: Configuration) {
    super(config, new PostgreSqlPlatform(), ResilientConnection, ['kysely', 'pg']);
  }
}

/**
 * Options of the embedded database. Extensions: migrations switch them on, and it can only load those given when it is
 * opened. It fills its buffers with zeros as it starts: the default of 128 MB would be held for a database of 45 MB,
 * whose files the system caches in memory as well.
 */
export const pgliteOptions = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
};

const entities = [
  Announcement,
  Application,
  ApplicationDecision,
  ApplicationNote,
  ApplicationRecomputation,
  ApplicationRetake,
  ApplicationReveal,
  Attempt,
  AttemptSection,
  AuditEvent,
  Booking,
  BulkDecision,
  ChangeRequest,
  ScheduledTask,
  Client,
  ClientService,
  ContactMessage,
  DocumentSeries,
  EmployeeProfile,
  ExchangeRate,
  GalleryItem,
  GalleryLike,
  Image,
  ImageVariant,
  Invoice,
  InvoiceFile,
  NewsArticle,
  NewsletterSubscriber,
  OutgoingMail,
  Project,
  ProjectUpdate,
  Question,
  QuestionStat,
  RateLimit,
  RecoveryCode,
  Resource,
  ResourceAcknowledgement,
  ResourceVersion,
  RetentionHold,
  SavedView,
  SecondFactor,
  Session,
  Setting,
  StaffNotice,
  Upload,
  User,
  UserToken,
];

/** The entity manager of either driver: everything above the drivers is written against this type. */
export type EntityManager = SqlEntityManager<AbstractSqlDriver>;
export type Orm = SqlMikroORM<AbstractSqlDriver, EntityManager>;

/** Place of the data: a PostgreSQL server, a folder for the embedded database, or an instance a test made. */
export type DatabaseTarget =
  | { kind: 'postgres'; url: string }
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'instance'; pglite: PGlite };

/** A database that is frozen or full must not hold requests for ever; all in milliseconds. */
const connectTimeoutMs = 5000;
const statementTimeoutMs = 20_000;
/** Longer than any statement may take: a server that said nothing for so long does not even cancel any more. */
const socketTimeoutMs = 25_000;

/**
 * Gives a silent connection up, and the transaction on it: its next user would otherwise go on in the middle of
 * what another process had begun.
 */
function createSocketWithTimeout(): Socket {
  const socket = new Socket();
  const giveUp = () => {
    const error = new Error(`the database said nothing for ${socketTimeoutMs} ms`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  };
  return socket.setTimeout(socketTimeoutMs, giveUp);
}

type OrmOptions = {
  /** Removes the time limit of statements; requests may not wait for such a one. */
  isLongRunning?: boolean;
};

function driverOptions(target: DatabaseTarget, { isLongRunning = false }: OrmOptions): SqlOptions {
  switch (target.kind) {
    case 'postgres':
      return {
        driver: ResilientPostgreSqlDriver,
        clientUrl: target.url,
        driverOptions: isLongRunning
          ? {}
          : {
              connectionTimeoutMillis: connectTimeoutMs,
              statement_timeout: statementTimeoutMs,
              stream: createSocketWithTimeout,
            },
      };
    case 'embedded':
      return {
        driver: PgliteDriver,
        dbName: target.dataDir,
        driverOptions: pgliteOptions,
      };
    case 'instance':
      return {
        driver: PgliteDriver,
        dbName: 'postgres',
        driverOptions: { pglite: target.pglite },
      };
  }
}

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The schema that the migrations make, in one piece for new databases. */
export const baselineFile = path.join(migrationsFolder, 'baseline.sql');

/** One configuration for both drivers: same entities, same migrations. */
export function ormConfig(target: DatabaseTarget, options: OrmOptions = {}): SqlOptions {
  return {
    ...driverOptions(target, options),
    entities,
    extensions: [Migrator],
    forceUtcTimezone: true,
    // Its own lines are not structured; failures are thrown and logged by the caller.
    logger: () => {},
    migrations: {
      path: migrationsFolder,
      glob: '!(*.d).ts',
      emit: 'ts',
      snapshot: true,
      snapshotName: '.snapshot',
      snapshotOnMigrate: false,
    },
  };
}

/**
 * Keeps WebAssembly as it is compiled at first. Its optimizing compiler needs half a gigabyte for PostgreSQL's parser, which
 * no small server has to spare, and two seconds of a first start; without it heavy statements take a third longer.
 */
function forgoOptimizedWebAssembly(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/** Connects; throws when the database does not answer. Migrations are the caller's business. */
export async function openOrm(target: DatabaseTarget, options: OrmOptions = {}): Promise<Orm> {
  if (target.kind === 'embedded') {
    forgoOptimizedWebAssembly();
    await ensureCluster(target.dataDir);
  }
  return SqlMikroORM.init<AbstractSqlDriver, EntityManager>(ormConfig(target, options));
}
