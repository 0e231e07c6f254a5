import { z } from 'zod';
import { idSchema } from './fields.ts';

/** 10 MiB, section 9 of the specification: exactly this many bytes are taken, one more is refused. */
export const maxResumeBytes = 10_485_760;

const resumeTypes = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const satisfies Record<string, string>;
export type ResumeType = keyof typeof resumeTypes;

/** File types of documents for employees, by their bytes; as large as a résumé at most. */
export const documentTypes = {
  ...resumeTypes,
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const satisfies Record<string, string>;
export type DocumentType = keyof typeof documentTypes;
export const maxDocumentBytes = maxResumeBytes;

/** The part of an accepted upload that the browser keeps. */
export const uploadedResumeSchema = z.object({
  id: idSchema,
  /** `/objects/<uuid>`. */
  resumeUrl: z.string(),
  fileName: z.string(),
  size: z.number().int(),
});
export type UploadedResume = z.infer<typeof uploadedResumeSchema>;

/** Quota for résumés that belong to no application yet, in bytes. */
export const resumeQuotaSchema = z.object({
  used: z.number().int(),
  limit: z.number().int(),
});
export type ResumeQuota = z.infer<typeof resumeQuotaSchema>;

/** A signed address for one PUT of the raw file; the part before `?` has the path `/objects/<uuid>`. */
export const createUploadUrlOutput = z.object({ uploadURL: z.string() });

/** Returns whether a MIME type, in lower case, is one of the three a résumé may have. */
export function isResumeType(type: string): type is ResumeType {
  return Object.hasOwn(resumeTypes, type);
}

/**
 * The type that a chosen file claims: the browser's word where it is one of ours, else the extension, because a browser
 * without an office suite says nothing of a Word file, or something of its own. The server decides from the bytes.
 */
export function declaredResumeType(file: { name: string; type: string }): ResumeType | undefined {
  const type = file.type.toLowerCase();
  if (isResumeType(type)) return type;
  const name = file.name.toLowerCase();
  return Object.keys(resumeTypes)
    .filter(isResumeType)
    .find((known) => name.endsWith(`.${resumeTypes[known]}`));
}
