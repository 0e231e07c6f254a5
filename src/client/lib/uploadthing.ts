import { generateReactHelpers } from '@uploadthing/react';
// A type alone, gone from the bundle: beside the tRPC router the one thing the client knows of the server.
import type { UploadRouter } from '../../server/uploads/file-router.ts';
import type { UploadedResume } from '../../shared/contracts/upload.ts';
import { declaredResumeType } from '../../shared/domain/resume-type.ts';
import { type ErrorCode, isErrorCode } from '../../shared/errors.ts';

const { uploadFiles } = generateReactHelpers<UploadRouter>({ url: '/api/uploadthing' });

/** Why a résumé was not taken; `unavailable` when the server was not reached at all. */
export class UploadFailedError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'UploadFailedError';
    this.code = code;
  }
}

type UploadOptions = {
  /** Whole percent, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

/** The server's answer hangs on the library's error as `data` (while sending) or `cause` (while asking to send). */
function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof Error)) return 'unavailable';
  const answers = [error.cause, 'data' in error ? error.data : undefined];
  for (const answer of answers) {
    const code = typeof answer === 'object' && answer && 'code' in answer ? answer.code : undefined;
    if (isErrorCode(code)) return code;
  }
  return 'unavailable';
}

/** Word files often come from the browser without their type, or with an office suite's own. */
function withDeclaredType(file: File): File {
  const type = declaredResumeType(file);
  if (!type || type === file.type) return file;
  return new File([file], file.name, { type, lastModified: file.lastModified });
}

/**
 * Sends a résumé; to try again, call it again. Rejects with UploadFailedError, or with the signal's reason once it
 * is aborted.
 */
export async function uploadResume(
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<UploadedResume> {
  signal?.throwIfAborted();
  try {
    const [sent] = await uploadFiles('resume', {
      files: [withDeclaredType(file)],
      signal,
      onUploadProgress: ({ progress }) => onProgress?.(Math.min(100, Math.round(progress))),
    });
    if (!sent) throw new UploadFailedError('unavailable');
    if ('refused' in sent.serverData) throw new UploadFailedError(sent.serverData.refused);
    return sent.serverData;
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof UploadFailedError ? error : new UploadFailedError(codeOf(error), error);
  }
}
