import type { ApplicationSummary } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

type Named = Pick<ApplicationSummary, 'id' | 'applicantName' | 'isMasked'>;

/** What an applicant is called: the name, or a code while it is covered. */
export function nameOf({ id, applicantName, isMasked }: Named): string {
  return isMasked ? m.admin_app_masked_name({ code: id.slice(0, 6).toUpperCase() }) : applicantName;
}
