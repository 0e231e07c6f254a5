import { type ResumeType, resumeTypes } from '../contracts/upload.ts';

/** Whether a MIME type, in lower case, is one of the three a résumé may have. */
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
