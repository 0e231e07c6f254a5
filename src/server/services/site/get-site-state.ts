import type { SiteState } from '../../../shared/contracts/site.ts';
import type { ServiceContext } from '../context.ts';
import { readApplicationsEnabled } from '../settings/applications-enabled.ts';
import { readCompanyContact } from '../settings/company-contact.ts';

/** What every public page shows of the server's state. */
export async function getSiteState(ctx: ServiceContext): Promise<SiteState> {
  return {
    applicationsEnabled: await readApplicationsEnabled(ctx.em),
    exchangeRates: ctx.exchangeRates.current(),
    bookingEmbedUrl: ctx.bookingEmbedUrl ?? null,
    contact: await readCompanyContact(ctx),
  };
}
