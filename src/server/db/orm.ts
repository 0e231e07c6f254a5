import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { Migrator } from '@mikro-orm/migrations';
import { PgliteDriver } from '@mikro-orm/pglite';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
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

function driverOptions(target: DatabaseTarget): SqlOptions {
  switch (target.kind) {
    case 'postgres':
      return {
        driver: PostgreSqlDriver,
        clientUrl: target.url,
        // A database that is frozen or full must not hold requests for ever, in milliseconds.
        driverOptions: { connectionTimeoutMillis: 5000, statement_timeout: 20_000 },
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
export function ormConfig(target: DatabaseTarget): SqlOptions {
  return {
    ...driverOptions(target),
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

/** Connects; throws when the database does not answer. Migrations are the caller's business. */
export async function openOrm(target: DatabaseTarget): Promise<Orm> {
  return SqlMikroORM.init<AbstractSqlDriver, EntityManager>(ormConfig(target));
}
