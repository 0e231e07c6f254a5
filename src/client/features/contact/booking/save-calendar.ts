import { company } from '../../../../shared/content/company.ts';

/** Hands a calendar file to the browser's downloads. */
export function saveCalendar(calendar: string): void {
  const url = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${company.brand.toLowerCase()}.ics`;
  link.click();
  // The download has its own hold on the file once the click is through.
  setTimeout(() => URL.revokeObjectURL(url));
}
