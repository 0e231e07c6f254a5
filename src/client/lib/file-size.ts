import type { Locale } from '../../shared/contracts/fields.ts';

/** A number of bytes as people read it, in the kilobytes and megabytes of the limit (1 MB = 1,048,576 bytes). */
export function formatFileSize(bytes: number, locale: Locale): string {
  const megabytes = bytes >= 1_048_576;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: megabytes ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: megabytes ? 1 : 0,
  }).format(megabytes ? bytes / 1_048_576 : Math.max(1, bytes / 1024));
}
