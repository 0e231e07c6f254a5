import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { Migrator } from '@mikro-orm/migrations';
import { PgliteDriver } from '@mikro-orm/pglite';
import {
  type AbstractSqlDriver,
  type SqlEntityManager,
  SqlMikroORM,
  type SqlOptions,
} from '@mikro-orm/sql';
import { Announcement } from './entities/announcement.ts';
import { Application } from './entities/application.ts';
import { ApplicationDecision } from './entities/application-decision.ts';
import { ApplicationNote } from './entities/application-note.ts';
import { ApplicationRecomputation } from './entities/application-recomputation.ts';
import { ApplicationReveal } from './entities/application-reveal.ts';
import { Attempt } from './entities/attempt.ts';
import { AttemptSection } from './entities/attempt-section.ts';
import { AuditEvent } from './entities/audit-event.ts';
import { Booking } from './entities/booking.ts';
import { BulkDecision } from './entities/bulk-decision.ts';
import { ChangeRequest } from './entities/change-request.ts';
import { Chore } from './entities/chore.ts';
import { Client } from './entities/client.ts';
import { ClientService } from './entities/client-service.ts';
import { ContactMessage } from './entities/contact-message.ts';
import { EmployeeProfile } from './entities/employee-profile.ts';
import { GalleryItem } from './entities/gallery-item.ts';
import { GalleryLike } from './entities/gallery-like.ts';
import { Image } from './entities/image.ts';
import { ImageVariant } from './entities/image-variant.ts';
import { Invoice } from './entities/invoice.ts';
import { NewsArticle } from './entities/news-article.ts';
import { NewsletterSubscriber } from './entities/newsletter-subscriber.ts';
import { OutgoingMail } from './entities/outgoing-mail.ts';
import { Project } from './entities/project.ts';
import { ProjectUpdate } from './entities/project-update.ts';
import { Question } from './entities/question.ts';
import { QuestionStat } from './entities/question-stat.ts';
import { RateLimit } from './entities/rate-limit.ts';
import { RecoveryCode } from './entities/recovery-code.ts';
import { Resource } from './entities/resource.ts';
import { ResourceAcknowledgement } from './entities/resource-acknowledgement.ts';
import { ResourceVersion } from './entities/resource-version.ts';
import { RetentionHold } from './entities/retention-hold.ts';
import { SavedView } from './entities/saved-view.ts';
import { SecondFactor } from './entities/second-factor.ts';
import { Session } from './entities/session.ts';
import { Setting } from './entities/setting.ts';
import { StaffNotice } from './entities/staff-notice.ts';
import { Upload } from './entities/upload.ts';
import { User } from './entities/user.ts';
import { UserToken } from './entities/user-token.ts';
import { pgliteExtensions } from './pglite-extensions.ts';
import { LastingPostgreSqlDriver } from './postgres-driver.ts';

const entities = [
  Announcement,
  Application,
  ApplicationDecision,
  ApplicationNote,
  ApplicationRecomputation,
  ApplicationReveal,
  Attempt,
  AttemptSection,
  AuditEvent,
  Booking,
  BulkDecision,
  ChangeRequest,
  Chore,
  Client,
  ClientService,
  ContactMessage,
  EmployeeProfile,
  GalleryItem,
  GalleryLike,
  Image,
  ImageVariant,
  Invoice,
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

/** Where the data lies: a PostgreSQL server, a folder for the embedded database, or an instance a test made. */
export type DatabaseTarget =
  | { kind: 'postgres'; url: string }
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'instance'; pglite: PGlite };

/** A database that is frozen or full must not hold requests for ever; all in milliseconds. */
const connectMs = 5000;
const statementMs = 20_000;
/** Longer than any statement may take: a server that said nothing for so long does not even cancel any more. */
const silenceMs = 25_000;

/**
 * Gives a silent connection up, and the transaction on it: whoever got it next would otherwise go on in the middle of
 * what somebody else had begun.
 */
function impatientSocket(): Socket {
  const socket = new Socket();
  const giveUp = () => {
    const error = new Error(`the database said nothing for ${silenceMs} ms`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  };
  return socket.setTimeout(silenceMs, giveUp);
}

function driverOptions(target: DatabaseTarget, isPatient: boolean): SqlOptions {
  switch (target.kind) {
    case 'postgres':
      return {
        driver: LastingPostgreSqlDriver,
        clientUrl: target.url,
        driverOptions: isPatient
          ? {}
          : {
              connectionTimeoutMillis: connectMs,
              statement_timeout: statementMs,
              stream: impatientSocket,
            },
      };
    case 'embedded':
      return {
        driver: PgliteDriver,
        dbName: target.dataDir,
        driverOptions: { extensions: pgliteExtensions },
      };
    case 'instance':
      return {
        driver: PgliteDriver,
        dbName: 'postgres',
        driverOptions: { pglite: target.pglite },
      };
  }
}

/** One configuration for both drivers: same entities, same migrations. */
export function ormConfig(
  target: DatabaseTarget,
  { isPatient = false }: { isPatient?: boolean } = {},
): SqlOptions {
  return {
    ...driverOptions(target, isPatient),
    entities,
    extensions: [Migrator],
    forceUtcTimezone: true,
    // Its own lines are not structured; failures are thrown and logged by whoever called.
    logger: () => {},
    migrations: {
      path: fileURLToPath(new URL('../../../migrations', import.meta.url)),
      glob: '!(*.d).ts',
      emit: 'ts',
      snapshot: true,
      snapshotName: '.snapshot',
      snapshotOnMigrate: false,
    },
  };
}

/**
 * Connects; throws when the database does not answer. Migrations are the caller's business.
 * @param options.isPatient whether a statement may take as long as it likes; requests may not wait for such a one
 */
export async function openOrm(
  target: DatabaseTarget,
  options: { isPatient?: boolean } = {},
): Promise<Orm> {
  return SqlMikroORM.init<AbstractSqlDriver, EntityManager>(ormConfig(target, options));
}
