import { generateReactHelpers } from '@uploadthing/react';
// A type alone, gone from the bundle: beside the tRPC router the one thing the client knows of the server.
import type { UploadRouter } from '../../../../server/uploads/uploadthing.ts';
import { declaredResumeType, type UploadedResume } from '../../../../shared/contracts/upload.ts';
import { type ErrorCode, isErrorCode } from '../../../../shared/errors.ts';

const { uploadFiles } = generateReactHelpers<UploadRouter>({ url: '/api/uploadthing' });

/** Reason why a résumé was not taken; `network` when the server was not reached at all. */
export class UploadFailedError extends Error {
  readonly code: ErrorCode | 'network';

  /** `message` is the server's sentence, or the code again where it sent none. */
  constructor(code: ErrorCode | 'network', message: string = code, cause?: unknown) {
    super(message, { cause });
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
function toUploadError(error: unknown): UploadFailedError {
  const answers =
    error instanceof Error ? [error.cause, 'data' in error ? error.data : undefined] : [];
  for (const answer of answers) {
    if (typeof answer !== 'object' || !answer || !('code' in answer)) continue;
    if (!isErrorCode(answer.code)) continue;
    const hasText = 'message' in answer && typeof answer.message === 'string';
    return new UploadFailedError(answer.code, hasText ? String(answer.message) : undefined, error);
  }
  return new UploadFailedError('network', undefined, error);
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
    throw error instanceof UploadFailedError ? error : toUploadError(error);
  }
}
