import { createUploadthing, type FileRouter, UTFiles } from 'uploadthing/server';
import { maxResumeBytes } from '../../shared/contracts/upload.ts';
import { declaredResumeType } from '../../shared/domain/resume-type.ts';
import { type ErrorCode, isErrorCode } from '../../shared/errors.ts';
import { AppError } from '../services/errors.ts';
import { beginResume } from '../services/uploads/resume-upload.ts';
import { completeResume } from './complete-resume.ts';
import { safeFileName } from './file-name.ts';
import { requestEm, senderHeader, type UploadDeps } from './upload-deps.ts';

/** UploadThing knows sizes in powers of two; the exact limit is checked beside it. */
const resumeRules = {
  maxFileSize: '16MB',
  maxFileCount: 1,
  acl: 'private',
  contentDisposition: 'attachment',
} as const;

type UploadThingFailure = { code: string; message: string; cause?: unknown };

/** Our code for a failure inside UploadThing's handler. */
function codeOf({ code, cause }: UploadThingFailure): ErrorCode {
  if (cause instanceof AppError) return cause.code;
  if (code === 'BAD_REQUEST') return 'invalid-input';
  if (code === 'NOT_FOUND') return 'not-found';
  return isErrorCode(code) ? code : 'internal';
}

const route = createUploadthing({
  errorFormatter: (error) => ({ code: codeOf(error), message: codeOf(error) }),
});

/** Throws AppError('invalid-input'), 'payload-too-large' or 'unsupported-media-type' by what the browser declares. */
function requireUsable(files: readonly { name: string; size: number; type: string }[]) {
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new AppError('invalid-input');
  if (file.size > maxResumeBytes) throw new AppError('payload-too-large');
  if (!Number.isInteger(file.size) || file.size < 1) throw new AppError('invalid-input');
  const type = declaredResumeType(file);
  if (!type) throw new AppError('unsupported-media-type');
  return { ...file, name: safeFileName(file.name, type) };
}

/** The routes of UploadThing: `resume`, one PDF, DOC or DOCX of at most 10 MiB. */
export function createFileRouter(deps: Pick<UploadDeps, 'orm' | 'objects' | 'log' | 'secrets'>) {
  return {
    resume: route(
      {
        'application/pdf': resumeRules,
        'application/msword': resumeRules,
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document': resumeRules,
      },
      { presignedURLTTL: '15m' },
    )
      .middleware(async ({ files, req }) => {
        const file = requireUsable(files);
        const uploadId = await beginResume(
          { em: requestEm(deps), objects: deps.objects, secrets: deps.secrets },
          { fileName: file.name, size: file.size, caller: req.headers.get(senderHeader) ?? '' },
        );
        return { uploadId, [UTFiles]: [{ ...file, customId: uploadId }] };
      })
      .onUploadComplete(({ metadata, file }) => completeResume(deps, metadata.uploadId, file)),
  } satisfies FileRouter;
}

export type UploadRouter = ReturnType<typeof createFileRouter>;
