import { isIPv6 } from 'node:net';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Orm } from '../db/orm.ts';
import type { Env } from '../env.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { currentLocale, requestIdOf } from '../request-scope.ts';
import { isWithoutRequiredFactor } from '../services/accounts/second-factor-status.ts';
import { readSession } from '../services/accounts/sessions.ts';
import type { DemoRecords, ServerDetails, ServiceContext } from '../services/context.ts';
import type { JobQueue } from '../services/job-queue.ts';
import type { MailTransport } from '../services/mail-transport.ts';
import { readMediaKitPin } from '../services/media-kit/pin.ts';
import {
  consumeRateLimit,
  createMemoryLimit,
  returnToken,
  tryConsumeRateLimit,
} from '../services/rate-limits.ts';
import type { Secrets } from '../services/secrets.ts';
import type { ExchangeRateSource } from '../services/site/exchange-rates.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { AnswerCache } from '../trpc/answer-cache.ts';
import type { MediaKitAccess, RequestContext, SessionCookie } from '../trpc/context.ts';
import { noMediaKitAccess, openMediaKitCookie, openSessionCookie } from './session.ts';

/**
 * Whom rate limits count against: an IPv4 address, or the /64 network of an IPv6 one, because a single household has
 * that many addresses to choose from.
 */
export function rateLimitKeyOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!isIPv6(mapped)) return mapped;
  const [head = '', tail] = mapped.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** Dependencies of every path that is no procedure: the request's context, and its errors. */
export type RouteDependencies = {
  contextFor: (req: Request, res: Response) => Promise<RequestContext>;
  sendError: (req: Request, res: Response, error: unknown) => void;
};

// The first that fits counts: every browser claims to be several others.
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const findName = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system of a User-Agent header in words, `Firefox, Linux`; null when it names neither. */
export function deviceName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 500);
  const known = [findName(browsers, text), findName(systems, text)].filter((name) => name);
  return known.length > 0 ? known.join(', ') : null;
}

/** Parts of the server; created once at start, or by a test. */
export type AppDependencies = {
  orm: Orm;
  env: Env;
  log: Logger;
  secrets: Secrets;
  objects: ObjectStore;
  mail: MailTransport;
  jobs: JobQueue;
  exchangeRates: ExchangeRateSource;
  metrics: Pick<Metrics, 'recordCall' | 'recordRateLimited'>;
  answerCache: AnswerCache;
  /** Throws AppError('rate-limited') for an address that asks too often. */
  queryLimit: (address: string) => void;
  contentChanged: () => void;
  /** The environment, parsed once. */
  siteUrl: string;
  serverDetails: ServerDetails;
  demoRecords: DemoRecords;
};

const noSession: SessionCookie = {
  current: null,
  start: async () => {
    throw new Error('a page cannot start a session');
  },
  end: () => {},
};

const createConsumeQuota =
  ({ env, metrics }: AppDependencies, who: () => string): ServiceContext['consumeQuota'] =>
  async (em, { what, which }, rule) => {
    if (!env.RATE_LIMITS) return;
    const bucket = `${what}:${who()}`;
    const isNew =
      which === undefined ||
      (await tryConsumeRateLimit(em, `${bucket}:${which}`, { ...rule, limit: 1 }));
    if (isNew) await consumeRateLimit(em, bucket, rule, metrics.recordRateLimited);
  };

/**
 * Counts queries in memory, because a row for each would cost more than most of them. Fifty a second are far more than a
 * hundred people behind one address ask for.
 */
export const createQueryLimit = () => createMemoryLimit({ limit: 3000, windowSeconds: 60 });

const uncountNewOf =
  ({ env }: AppDependencies, who: () => string): ServiceContext['uncountNew'] =>
  async (em, { what }) => {
    if (env.RATE_LIMITS) await returnToken(em, `${what}:${who()}`);
  };

const forkEntityManager = ({ orm }: AppDependencies) => orm.em.fork({ useContext: true });

/** The context of a visitor without a session, for rendering pages that look the same to everybody. */
export function visitorContext(
  deps: AppDependencies,
  req: Request,
  em = forkEntityManager(deps),
): RequestContext {
  const { orm, env, log, secrets, objects, mail, jobs, exchangeRates, contentChanged } = deps;
  const { siteUrl, serverDetails, demoRecords } = deps;
  const requestId = req.res ? requestIdOf(req.res) : '';
  const caller = () => rateLimitKeyOf(req.ip);
  return {
    em,
    actor: null,
    locale: currentLocale(),
    device: deviceName(req.headers['user-agent']),
    requestId,
    log: log.child({ requestId }),
    secrets,
    objects,
    mail,
    jobs,
    publicUrl: env.PUBLIC_URL,
    siteUrl,
    mediaKitPin: env.MEDIA_KIT_PIN,
    bookingEmbedUrl: env.BOOKING_EMBED_URL,
    serverDetails,
    demoRecords,
    exchangeRates,
    contentChanged,
    session: noSession,
    mediaKit: noMediaKitAccess,
    rateLimitKey: caller,
    // As with requests: without a reader nothing is counted.
    recordCall: env.METRICS_TOKEN === undefined ? () => {} : deps.metrics.recordCall,
    answerCache: deps.answerCache,
    limit: async (bucket, rule) => {
      if (env.RATE_LIMITS)
        await consumeRateLimit(orm.em.fork(), bucket, rule, deps.metrics.recordRateLimited);
    },
    // The server asks for itself when it renders a page that many will see.
    countQuery: () => {},
    consumeQuota: createConsumeQuota(deps, caller),
    uncountNew: uncountNewOf(deps, caller),
  };
}

const isSecureSite = (deps: AppDependencies, req: Request) =>
  req.secure || (deps.env.PUBLIC_URL?.startsWith('https:') ?? false);

/** The access to the media kit that a request carries in its cookie. */
export function mediaKitAccess(deps: AppDependencies, req: Request, res: Response): MediaKitAccess {
  const { orm, env, secrets } = deps;
  return openMediaKitCookie(req, res, {
    keys: secrets.mediaKit,
    isSecure: isSecureSite(deps, req),
    presentPin: () => readMediaKitPin(orm.em.fork(), env.MEDIA_KIT_PIN),
  });
}

/**
 * The context of one request: its own entity manager, and the user as the database knows it now. A cookie whose
 * session has ended is taken back.
 * @param em of its own, unless the context's user makes one
 */
export async function requestContext(
  deps: AppDependencies,
  req: Request,
  res: Response,
  em = forkEntityManager(deps),
): Promise<RequestContext> {
  const session = await openSessionCookie(req, res, deps.secrets.session, isSecureSite(deps, req));
  const mediaKit = mediaKitAccess(deps, req, res);
  const countQuery = () => {
    if (!deps.env.RATE_LIMITS) return;
    try {
      deps.queryLimit(rateLimitKeyOf(req.ip));
    } catch (error) {
      deps.metrics.recordRateLimited('queries');
      throw error;
    }
  };
  const context = { ...visitorContext(deps, req, em), mediaKit, session, countQuery };
  if (!session.current) return context;
  const sessions = forkEntityManager(deps);
  const user = await readSession(sessions, session.current);
  if (!user) {
    session.end();
    return { ...context, session: { ...session, current: null } };
  }
  return {
    ...context,
    consumeQuota: createConsumeQuota(deps, () => user.id),
    uncountNew: uncountNewOf(deps, () => user.id),
    actor: {
      id: user.id,
      role: user.role,
      name: `${user.firstName} ${user.lastName}`,
      lacksSecondFactor: await isWithoutRequiredFactor(sessions, user),
    },
  };
}
