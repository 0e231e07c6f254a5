import type { StoredEntries } from '../contracts/application.ts';
import { m } from './paraglide/messages.js';

/** Names the entries of an application's form for the staff, on the record and in the file for a spreadsheet. */
export const entryNames = {
  applicantName: m.admin_column_applicant,
  email: m.admin_column_email,
  phone: m.admin_phone,
  position: m.admin_column_position,
  coverLetter: m.admin_cover_letter,
} as const satisfies Record<keyof StoredEntries, () => string>;
