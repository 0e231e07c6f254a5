import type { ServiceId } from '../../shared/content/offer.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';

export const serviceKindNames: Record<ServiceId, () => string> = {
  support: m.home_service_support,
  calls: m.home_service_calls,
  email: m.home_service_email,
  languages: m.home_service_languages,
  office: m.home_service_office,
  entry: m.home_service_entry,
  hr: m.home_service_hr,
  kyc: m.home_service_kyc,
  analytics: m.home_service_analytics,
  sales: m.home_service_sales,
};
