import { fileTypeFromBuffer } from 'file-type';
import type { ResumeType } from '../../shared/contracts/upload.ts';
import { AppError } from '../services/errors.ts';
import type { ByteSource } from './byte-source.ts';
import { isDoc } from './sniff-doc.ts';
import { isDocx } from './sniff-docx.ts';
import { isPdf } from './sniff-pdf.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** As much as the magic-number library asks for. */
const headBytes = 4100;

type Check = { type: ResumeType; holds: (source: ByteSource) => Promise<boolean> };

/** What each verdict of the library must still prove; a zip or compound file is no document by its first bytes. */
const checks: Record<string, Check> = {
  'application/pdf': { type: 'application/pdf', holds: isPdf },
  'application/zip': { type: docx, holds: isDocx },
  [docx]: { type: docx, holds: isDocx },
  'application/x-cfb': { type: 'application/msword', holds: isDoc },
};

/**
 * Decides from the bytes what a résumé is; names and declared types have no say. Throws
 * AppError('unsupported-media-type') for anything that is not a PDF, DOC or DOCX through and through.
 */
export async function sniffResume(source: ByteSource): Promise<ResumeType> {
  const detected = await fileTypeFromBuffer(await source.read(0, headBytes));
  const check =
    detected && Object.hasOwn(checks, detected.mime) ? checks[detected.mime] : undefined;
  if (check && (await check.holds(source))) return check.type;
  throw new AppError('unsupported-media-type');
}
