import { type DocumentType, documentTypes } from '../../shared/contracts/upload.ts';

/** Room for a name with its extension, in characters. */
const maxLength = 200;
/** No file system has longer paths; of what is, only the end is looked at, or each look would take long. */
const maxRawLength = 4096;

/**
 * Control characters (CR, LF and NUL among them), zero-width ones, and those that turn the direction of the text:
 * they can hide an extension or break a header, and no honest name needs them.
 */
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;
const reservedOnWindows = /[:*?"<>|]/g;
const knownExtension = /\.(pdf|docx?|jpe?g|png|webp)$/i;

function cleanStem(raw: string): string {
  const lastSegment =
    raw.slice(-maxRawLength).toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return lastSegment
    .replace(hiddenCharacters, '')
    .replace(reservedOnWindows, '_')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
    .replace(knownExtension, '')
    .replace(/^[. ]+|[. ]+$/g, '');
}

/** A file's name without its path and its extension, and without what hides in it; empty where nothing remains. */
export const fileStem = (raw: string) => [...cleanStem(raw)].slice(0, maxLength).join('');

/**
 * A name fit for a row, a header and any file system: no path, nothing hidden, the extension of the real type.
 * `nameless` is what it is called where nothing of the name remains.
 */
export function safeFileName(raw: string, type: DocumentType, nameless = 'resume'): string {
  const extension = `.${documentTypes[type]}`;
  const stem = [...cleanStem(raw)].slice(0, maxLength - extension.length).join('');
  return (stem || nameless) + extension;
}

/** Content-Disposition of a download: a plain ASCII name for old clients, the real one by RFC 5987. */
export function attachmentHeader(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
