import type { ErrorCode } from '../../shared/errors.ts';
import type { NewSession } from '../services/accounts/login.ts';
import type { ServiceContext } from '../services/context.ts';
import type { Limiter } from '../services/rate-limits.ts';
import type { AnswerCache } from './answer-cache.ts';

/** The caller's pass of the media kit, and the function that grants it. */
export type MediaKitAccess = {
  isGranted: () => Promise<boolean>;
  grant: (pass: string) => void;
};

/** The session of one request, as procedures may use it. */
export type SessionCookie = {
  /** Content of the cookie; not yet checked against the database. */
  current: NewSession | null;
  start(session: NewSession): Promise<void>;
  end(): void;
};

/** Context of a procedure beside its use case's: its cookies and the rate limiter. */
export type RequestContext = ServiceContext & {
  session: SessionCookie;
  mediaKit: MediaKitAccess;
  /** Whom the limits count against: the address, or its network for IPv6. */
  rateLimitKey: () => string;
  limit: Limiter;
  /** Counts a query of this address in memory; throws AppError('rate-limited'). */
  countQuery: () => void;
  /** Public answers, cached for a moment. */
  answerCache: AnswerCache;
  /** The pictures that the caller likes, where that was asked before the answer was made. */
  likes?: readonly string[];
  /** Called when a procedure has ended, with its path, its duration in seconds and its error code. */
  recordCall: (procedure: string, seconds: number, refusal: ErrorCode | null) => void;
};
