import type { ErrorCode, FieldIssue } from '../shared/errors.ts';

/**
 * The one way in which a use case refuses. The adapters translate the code into a status and the caller's language;
 * `message` is for the log alone.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: FieldIssue[] | undefined;
  /** Whole seconds after which a try makes sense again; with `rate-limited` and `unavailable`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details: { issues?: FieldIssue[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A refusal of one field of the input, with its sentence for the reader. */
export const fieldError = (path: string, message: string, cause?: unknown): AppError =>
  new AppError('invalid-input', { issues: [{ path, message }], cause });
