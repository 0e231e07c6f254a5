import type { StoredEntries } from '../contracts/application.ts';
import { m } from './paraglide/messages.js';

/** Names the entries of an application's form for the staff, on the record and in the file for a spreadsheet. */
export const entryNames = {
  applicantName: m.applications_column_applicant,
  email: m.ui_email,
  phone: m.applications_phone,
  position: m.applications_column_position,
  coverLetter: m.applications_cover_letter,
} as const satisfies Record<keyof StoredEntries, () => string>;
