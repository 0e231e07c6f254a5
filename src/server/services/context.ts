import type { Logger } from 'pino';
import type { Locale } from '../../shared/contracts/fields.ts';
import type { ExchangeRates } from '../../shared/contracts/site.ts';
import type { Role } from '../../shared/domain/accounts.ts';
import type { EntityManager } from '../db/orm.ts';
import { AppError } from '../errors.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { JobQueue } from './job-queue.ts';
import type { MailTransport } from './mail-transport.ts';
import type { RateLimitRule } from './rate-limits.ts';
import type { Secrets } from './secrets.ts';

/** The caller, as read from the database for this request. */
export type Actor = {
  id: string;
  role: Role;
  name: string;
  /** An administrator who has to set up a second factor first: everything else of that role is refused. */
  lacksSecondFactor: boolean;
};

/** This server's configuration, as far as it may be shown: of a secret only that there is one. */
export type ServerDetails = {
  /** The database is the embedded one. */
  isEmbedded: boolean;
  /** The session secret comes from the environment and was not made here. */
  hasOwnSecret: boolean;
  trustedProxies: number;
  /** Empty tables are filled with demo content at the start. */
  fillsWithDemo: boolean;
  /** Source of exchange rates. */
  ratesHost: string;
};

/** Distinguishes records of the demo content from those that people made. */
export type DemoRecords = {
  /** E-mail addresses of the people who may log in. */
  logins: readonly string[];
  /** Slugs of profiles. */
  employees: readonly string[];
  /** Names of companies. */
  clients: readonly string[];
  /** The digest that messages and bookings carry. */
  submissionDigest: string;
  /** E-mail addresses. */
  subscribers: readonly string[];
  /** Of the account in the settings. */
  iban: string;
  /** Slugs of articles. */
  articles: readonly string[];
  /** Texts that stand for the pictures. */
  pictures: readonly string[];
  /** Titles. */
  announcements: readonly string[];
  resources: readonly string[];
};

/** Context of a use case: no request, no response, no session. */
export type ServiceContext = {
  /** The request's own entity manager. */
  em: EntityManager;
  actor: Actor | null;
  locale: Locale;
  /** The caller's browser and system in words; null where it does not say. */
  device: string | null;
  requestId: string;
  log: Logger;
  secrets: Secrets;
  objects: ObjectStore;
  /** The configured address of the site; unset, links are given without one. */
  publicUrl: string | undefined;
  /** Base address of links in mails: the configured one, else the one this process listens on; never a request's. */
  siteUrl: string;
  /** The configured PIN of the media kit; unset, it is one of the settings. */
  mediaKitPin: string | undefined;
  /** The external booking page; unset, bookings are our own. */
  bookingEmbedUrl: string | undefined;
  serverDetails: ServerDetails;
  demoRecords: DemoRecords;
  mail: MailTransport;
  jobs: JobQueue;
  exchangeRates: { current: () => ExchangeRates | null };
  /**
   * Counts a record that the caller makes, in the running transaction: what is rolled back has not counted. With
   * `which`, the same one counts only once in the rule's window. Throws AppError('rate-limited').
   */
  consumeQuota: (
    em: EntityManager,
    made: { what: string; which?: string },
    rule: RateLimitRule,
  ) => Promise<void>;
  /** Takes back what consumeQuota has counted for the caller, in the running transaction. */
  uncountNew: (em: EntityManager, made: { what: string }) => Promise<void>;
  /** Notifies the page cache that something a public page shows has changed. */
  contentChanged: () => void;
};

declare const proven: unique symbol;

/** The caller, of whom a role was asked and found: `requireRole` alone makes one. */
type CallerWith<R extends Role> = Actor & { role: R; readonly [proven]: true };

/**
 * Context of a use case for callers with a role. A use case declares its role by this type of its first parameter: no
 * adapter can call it before `requireRole` has looked at the caller.
 */
export type RoleContext<R extends Role> = ServiceContext & { actor: CallerWith<R> };
export type AdminContext = RoleContext<'admin'>;
export type EmployeeContext = RoleContext<'employee'>;
export type ClientContext = RoleContext<'client'>;

/** Context of a use case for everybody who is logged in, also without the second factor that their role asks for. */
export type SignedInContext = ServiceContext & { actor: Actor };

const hasRole = <R extends Role>(actor: Actor, roles: readonly R[]): actor is CallerWith<R> =>
  roles.some((role) => role === actor.role) && !actor.lacksSecondFactor;

/**
 * The caller, who has one of the roles. Throws AppError('unauthenticated') without a session, 'forbidden' for every
 * other role, 'second-factor-missing' for an administrator who has to set that up first.
 */
export function requireRole<R extends Role>(
  ctx: Pick<ServiceContext, 'actor'>,
  ...roles: R[]
): CallerWith<R> {
  const actor = requireSignedIn(ctx);
  if (hasRole(actor, roles)) return actor;
  const isOnlyUnproven = roles.some((role) => role === actor.role);
  throw new AppError(isOnlyUnproven ? 'second-factor-missing' : 'forbidden');
}

/** The caller, in any role. Throws AppError('unauthenticated') without a session. */
export function requireSignedIn({ actor }: Pick<ServiceContext, 'actor'>): Actor {
  if (!actor) throw new AppError('unauthenticated');
  return actor;
}
