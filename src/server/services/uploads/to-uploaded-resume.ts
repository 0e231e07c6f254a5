import type { UploadedResume } from '../../../shared/contracts/upload.ts';
import type { Upload } from '../../db/entities/upload.ts';
import { resumeUrlOf } from './resume-url.ts';

/** What the sender learns of a stored résumé; where its bytes lie stays inside. */
export function toUploadedResume(upload: Pick<Upload, 'id' | 'fileName' | 'size'>): UploadedResume {
  return {
    id: upload.id,
    resumeUrl: resumeUrlOf(upload.id),
    fileName: upload.fileName,
    size: upload.size,
  };
}
