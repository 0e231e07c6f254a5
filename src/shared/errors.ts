/** The one error vocabulary: every failure the server reports carries one of these codes. */
export const errorStatus = {
  'invalid-input': 400,
  'broken-json': 400,
  unauthenticated: 401,
  'invalid-credentials': 401,
  'second-factor-required': 401,
  'second-factor-wrong': 401,
  'second-factor-missing': 403,
  forbidden: 403,
  'cross-origin': 403,
  'pin-required': 401,
  'pin-wrong': 403,
  'proof-required': 401,
  'proof-wrong': 403,
  'applications-disabled': 403,
  'company-inactive': 403,
  'not-found': 404,
  /** Another save came first, over the version that was seen. */
  conflict: 409,
  /** The record is not in a state in which this is possible. */
  'wrong-state': 409,
  'name-taken': 409,
  'key-reused': 409,
  'already-told': 409,
  held: 409,
  'last-administrator': 409,
  'attempt-used': 409,
  'attempt-closed': 409,
  'attempt-incomplete': 400,
  'section-incomplete': 400,
  'question-unknown': 400,
  'resume-missing': 400,
  'looks-automated': 400,
  'slot-taken': 409,
  'meeting-closed': 409,
  'too-many-bookings': 409,
  'no-questions': 404,
  'nothing-to-mark': 409,
  'scores-replaced': 409,
  'invoice-credited': 409,
  'retake-given': 409,
  'retake-closed': 409,
  'retake-unprovable': 409,
  'retake-begun': 409,
  'retake-withdrawn': 409,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** One rejected field: where it is in the input, and the sentence to show beside it. */
export type FieldIssue = { path: string; message: string };

/**
 * The public part of a failure, over tRPC (as `error.data`) and REST alike.
 * `retryAfterSeconds` comes with `rate-limited` and `unavailable`; `requestId` with `internal`.
 */
export type PublicError = {
  code: ErrorCode;
  message: string;
  issues?: FieldIssue[];
  retryAfterSeconds?: number;
  requestId?: string;
};

/** Returns whether a value from outside is one of our codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}
