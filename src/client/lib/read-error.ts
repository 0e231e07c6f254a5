import { type ErrorCode, errorStatus, type FieldIssue, isErrorCode } from '../../shared/errors.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { getServerError } from './server-error.ts';

/** A failure as a screen can show it. `code` is `network` when no answer arrived. */
export type UiError = {
  code: ErrorCode | 'network';
  message: string;
  issues: FieldIssue[];
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Of a call, or of what a REST path answered with. */
function getPublicError(error: unknown): Record<string, unknown> | null {
  return getServerError(error) ?? (isObject(error) && isErrorCode(error.code) ? error : null);
}

/** Returns whether the record is not what the screen shows, so that it has to be loaded again. */
export const isOutdated = (code: UiError['code']): boolean =>
  code === 'conflict' ||
  code === 'wrong-state' ||
  code === 'not-found' ||
  code === 'invoice-credited';

/** Says why something was refused, on a screen that has loaded the stored record anew. */
export const refusalText = ({ code, message, issues }: UiError): string =>
  code === 'conflict' ? m.ui_conflict_reloaded() : (issues[0]?.message ?? message);

/** Reads whatever a call to the server threw: our own error vocabulary, or a broken connection. */
export function readError(error: unknown): UiError {
  const found = getPublicError(error);
  if (!found || !isErrorCode(found.code)) {
    return {
      code: 'network',
      message: m.error_network(),
      issues: [],
      requestId: undefined,
      retryAfterSeconds: undefined,
    };
  }
  const issues = Array.isArray(found.issues) ? found.issues : [];
  return {
    code: found.code,
    message: typeof found.message === 'string' ? found.message : m.error_network(),
    issues: issues.filter(
      (issue): issue is FieldIssue =>
        isObject(issue) && typeof issue.path === 'string' && typeof issue.message === 'string',
    ),
    requestId: typeof found.requestId === 'string' ? found.requestId : undefined,
    retryAfterSeconds:
      typeof found.retryAfterSeconds === 'number' ? found.retryAfterSeconds : undefined,
  };
}

/** Returns whether a failed step may succeed when it is tried again: after a login, with other entries, or later. */
export function canRetry(error: unknown): boolean {
  const { code } = readError(error);
  if (code === 'network') return true;
  const status = errorStatus[code];
  return status >= 500 || [400, 401, 429].includes(status);
}
