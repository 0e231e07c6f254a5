import { company } from '../../../../shared/content/company.ts';
import { downloadFile } from '../../../lib/download-file.ts';

/** Hands a calendar file to the browser's downloads. */
export function saveCalendar(calendar: string): void {
  downloadFile(
    new Blob([calendar], { type: 'text/calendar' }),
    `${company.brand.toLowerCase()}.ics`,
  );
}
