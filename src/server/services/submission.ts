import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Submission } from '../../shared/contracts/fields.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import type { EntityManager } from '../db/orm.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import type { RateLimitRule } from './rate-limits.ts';

/** The shortest time in which a person fills in a form, in milliseconds. */
const minFillMs = 1500;

/** Returns whether a program seems to have sent a form: the hidden field is filled, or it came too fast. */
export function isLikelyAutomated({ trap, elapsedMs }: Submission): boolean {
  return Boolean(trap) || (elapsedMs !== undefined && elapsedMs < minFillMs);
}

/** Limit of new records that a visitor's address, or a signed-in user, may make with a form. */
export const formLimit = { limit: 20, windowSeconds: 3600 };

/** Identifies one submission; stored with the record that it made. */
type SubmissionFingerprint = { submissionKey: string; submissionDigest: string };

/** Of the key of a form whose sender named none. */
const contentPrefix = 'content:';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The mark of a form: its own key, and the content without what differs between two sends of the same. Where the
 * sender names no key, the content is the key.
 */
export function fingerprintSubmission({
  idempotencyKey,
  elapsedMs: _elapsedMs,
  trap: _trap,
  ...content
}: Submission & Record<string, unknown>): SubmissionFingerprint {
  const submissionDigest = sha256(JSON.stringify(content));
  return {
    submissionKey:
      idempotencyKey === undefined
        ? `${contentPrefix}${submissionDigest}`
        : `key:${sha256(idempotencyKey)}`,
    submissionDigest,
  };
}

type IdempotentSteps<Stored> = {
  /** The kind of record, and a caller's limit of them where there is one: the same sent again makes none. */
  limit?: { what: string; rule: RateLimitRule };
  find: (em: EntityManager, submissionKey: string) => Promise<Stored | null>;
  create: (em: EntityManager) => Promise<Stored>;
  /**
   * For records that can be over, as a cancelled meeting is. Without a key of the sender, the same content is then a
   * new request, and the old record loses its mark; with the key it repeats the send that made the old record.
   */
  over?: {
    isOver: (earlier: Stored) => boolean;
    giveUpMark: (em: EntityManager, earlier: Stored) => Promise<unknown>;
    /** Code of the refusal of the same key. */
    code: ErrorCode;
  };
};

/**
 * One record however often and in parallel a form is sent: the record that an earlier send made, or a new one. Throws
 * AppError('key-reused') when the same key came with another content, 'rate-limited' for one too many new ones, and
 * `over.code` when the record of this key is over.
 */
export async function createIdempotent<Stored extends { submissionDigest?: string | null }>(
  ctx: Pick<ServiceContext, 'em' | 'consumeQuota'>,
  mark: SubmissionFingerprint,
  { limit, find, create, over }: IdempotentSteps<Stored>,
): Promise<Stored> {
  const answer = (earlier: Stored) => {
    if (earlier.submissionDigest !== mark.submissionDigest) throw new AppError('key-reused');
    if (over?.isOver(earlier)) throw new AppError(over.code);
    return earlier;
  };
  const mayBeginAnew = (earlier: Stored) =>
    mark.submissionKey.startsWith(contentPrefix) && over?.isOver(earlier) === true;
  const run = () =>
    ctx.em.transactional(async (em) => {
      const earlier = await find(em, mark.submissionKey);
      if (earlier && !mayBeginAnew(earlier)) return answer(earlier);
      if (earlier) await over?.giveUpMark(em, earlier);
      if (limit) await ctx.consumeQuota(em, limit, limit.rule);
      return create(em);
    });
  try {
    return await run();
  } catch (error) {
    // Another send under the same key may have been faster and caused this failure: its record is then the answer to
    // this one too.
    const wasRefused =
      error instanceof AppError && ![over?.code, 'key-reused'].includes(error.code);
    if (!wasRefused && !(error instanceof UniqueConstraintViolationException)) throw error;
    ctx.em.clear();
    if (!wasRefused) return run();
    const earlier = await find(ctx.em, mark.submissionKey);
    if (!earlier || mayBeginAnew(earlier)) throw error;
    return answer(earlier);
  }
}
