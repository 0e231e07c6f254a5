import { ConnectionException, OptimisticLockError } from '@mikro-orm/core';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { provingDigits } from '../../shared/content/careers.ts';
import type { Locale } from '../../shared/contracts/fields.ts';
import {
  type ErrorCode,
  errorStatus,
  type FieldIssue,
  type PublicError,
} from '../../shared/errors.ts';
import { formatWaitTime } from '../../shared/i18n/dates.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { AppError } from '../errors.ts';

type Options = { locale: Locale };

const errorMessages: Record<
  ErrorCode,
  (inputs: { wait: string; requestId: string }, options: Options) => string
> = {
  'invalid-input': (_, o) => m.error_invalid_input({}, o),
  'broken-json': (_, o) => m.error_broken_json({}, o),
  unauthenticated: (_, o) => m.error_unauthenticated({}, o),
  'invalid-credentials': (_, o) => m.error_invalid_credentials({}, o),
  'second-factor-required': (_, o) => m.second_factor_code_required({}, o),
  'second-factor-wrong': (_, o) => m.second_factor_wrong({}, o),
  'second-factor-missing': (_, o) => m.second_factor_missing({}, o),
  forbidden: (_, o) => m.error_forbidden({}, o),
  'cross-origin': (_, o) => m.error_cross_origin({}, o),
  'pin-required': (_, o) => m.error_pin_required({}, o),
  'pin-wrong': (_, o) => m.error_pin_wrong({}, o),
  'proof-required': (_, o) => m.error_proof_required({}, o),
  'proof-wrong': (_, o) => m.error_proof_wrong({}, o),
  'looks-automated': (_, o) => m.error_looks_automated({}, o),
  'key-reused': (_, o) => m.error_key_reused({}, o),
  'already-told': (_, o) => m.error_already_told({}, o),
  'slot-taken': (_, o) => m.error_slot_taken({}, o),
  'meeting-closed': (_, o) => m.error_meeting_closed({}, o),
  'too-many-bookings': (_, o) => m.error_too_many_bookings({}, o),
  'applications-disabled': (_, o) => m.error_applications_disabled({}, o),
  'company-inactive': (_, o) => m.error_company_inactive({}, o),
  'not-found': (_, o) => m.error_not_found({}, o),
  conflict: (_, o) => m.error_conflict({}, o),
  'wrong-state': (_, o) => m.error_wrong_state({}, o),
  'name-taken': (_, o) => m.error_name_taken({}, o),
  held: (_, o) => m.error_held({}, o),
  'last-administrator': (_, o) => m.error_last_administrator({}, o),
  'attempt-used': (_, o) => m.error_attempt_used({}, o),
  'attempt-closed': (_, o) => m.error_attempt_closed({}, o),
  'attempt-incomplete': (_, o) => m.error_attempt_incomplete({}, o),
  'section-incomplete': (_, o) => m.error_section_incomplete({}, o),
  'question-unknown': (_, o) => m.error_question_unknown({}, o),
  'resume-missing': (_, o) => m.error_resume_missing({}, o),
  'no-questions': (_, o) => m.error_no_questions({}, o),
  'nothing-to-mark': (_, o) => m.error_nothing_to_mark({}, o),
  'scores-replaced': (_, o) => m.error_scores_replaced({}, o),
  'invoice-credited': (_, o) => m.error_invoice_credited({}, o),
  'retake-given': (_, o) => m.error_retake_given({}, o),
  'retake-closed': (_, o) => m.error_retake_closed({}, o),
  'retake-unprovable': (_, o) => m.error_retake_unprovable({ count: provingDigits }, o),
  'retake-begun': (_, o) => m.error_retake_begun({}, o),
  'retake-withdrawn': (_, o) => m.error_retake_withdrawn({}, o),
  'payload-too-large': (_, o) => m.error_payload_too_large({}, o),
  'unsupported-media-type': (_, o) => m.error_unsupported_media_type({}, o),
  'rate-limited': (inputs, o) => m.error_rate_limited(inputs, o),
  internal: (inputs, o) => m.error_internal(inputs, o),
  unavailable: (_, o) => m.error_unavailable({}, o),
};

/**
 * Errors of a database that is going away or coming back, has no room or no connection left (classes 08, 53, 57P), or
 * gave up a statement that took too long (57014), waited for a lock (55P03) or stood in another's way (40001, 40P01).
 */
const unavailableStates = /^(08|53|57P|57014|55P03|40001|40P01)/;

/** Error codes of the operating system for a server that cannot be reached. */
const unreachableCodes =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** `pg` reports the end of a connection, and that none became free in time, only as text. */
const connectionWords = /^(timeout exceeded when trying to connect|Connection terminated|Client )/;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code ?? '') : '';

function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionException) return true;
  const code = codeOf(error);
  if (unreachableCodes.test(code) || unavailableStates.test(code)) return true;
  return error instanceof Error && code === '' && connectionWords.test(error.message);
}

/**
 * SQLSTATE of a text that PostgreSQL cannot take: a NUL character, half of a surrogate pair in JSON. 08P01 is a NUL
 * again, where it cut a message short.
 */
const unstorableText = /^(22021|22P02|22P05|08P01)$/;

/**
 * A failure we know as the use cases' own kind: what they threw themselves, and what the database says that is not our
 * mistake. Null for everything else.
 */
export function toAppError(cause: unknown): AppError | null {
  if (cause instanceof AppError) return cause;
  if (cause instanceof OptimisticLockError) return new AppError('conflict', { cause });
  if (unstorableText.test(codeOf(cause))) return new AppError('invalid-input', { cause });
  if (isUnavailable(cause)) return new AppError('unavailable', { retryAfterSeconds: 5, cause });
  return null;
}

const codeOfTrpc: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'invalid-input',
  PARSE_ERROR: 'broken-json',
  UNAUTHORIZED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not-found',
  METHOD_NOT_SUPPORTED: 'not-found',
  CONFLICT: 'conflict',
  PAYLOAD_TOO_LARGE: 'payload-too-large',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported-media-type',
  TOO_MANY_REQUESTS: 'rate-limited',
};

/** More than any form has fields; thousands of issues would cost more to write down than to find. */
const maxIssues = 100;

function issuesOf(error: ZodError): FieldIssue[] {
  return error.issues.slice(0, maxIssues).map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }));
}

/**
 * The public part of any failure: code, sentence, and for bad input the fields. An unforeseen one is
 * `internal`, says nothing of the inside and carries the request id. The status is that of the code.
 */
export function toPublicError(
  error: unknown,
  { locale, requestId }: { locale: Locale; requestId: string },
): { status: number; body: PublicError } {
  const cause = error instanceof TRPCError && error.cause ? error.cause : error;
  const say = (code: ErrorCode, seconds = 0) =>
    errorMessages[code]({ wait: formatWaitTime(seconds, locale), requestId }, { locale });
  const answer = (body: PublicError) => ({ status: errorStatus[body.code], body });
  const known = toAppError(cause);
  if (known) {
    const { code, issues, retryAfterSeconds } = known;
    const first = issues?.[0]?.message;
    return answer({
      code,
      message: first ?? say(code, retryAfterSeconds),
      ...(issues ? { issues } : {}),
      ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
      ...(code === 'internal' ? { requestId } : {}),
    });
  }
  // An output that does not fit its contract is our mistake, not the caller's.
  const isInputError = !(error instanceof TRPCError) || error.code === 'BAD_REQUEST';
  if (cause instanceof ZodError && isInputError) {
    const issues = issuesOf(cause);
    return answer({
      code: 'invalid-input',
      message: issues[0]?.message ?? say('invalid-input'),
      issues,
    });
  }
  const code = (error instanceof TRPCError ? codeOfTrpc[error.code] : undefined) ?? 'internal';
  return answer({ code, message: say(code), ...(code === 'internal' ? { requestId } : {}) });
}
