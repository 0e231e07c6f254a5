import type { OfficeId, OfficeRegion } from '../../../shared/content/company-page.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const officeNames: Record<OfficeId, () => string> = {
  germany: m.company_office_germany,
  netherlands: m.company_office_netherlands,
  spain: m.company_office_spain,
  switzerland: m.company_office_switzerland,
  'united-kingdom': m.company_office_united_kingdom,
  israel: m.company_office_israel,
  dubai: m.company_office_dubai,
  thailand: m.company_office_thailand,
  'hong-kong': m.company_office_hong_kong,
  australia: m.company_office_australia,
  texas: m.company_office_texas,
  mexico: m.company_office_mexico,
};

export const regionNames: Record<OfficeRegion, () => string> = {
  europe: m.company_region_europe,
  'middle-east': m.company_region_middle_east,
  asia: m.company_region_asia,
  oceania: m.company_region_oceania,
  'north-america': m.company_region_north_america,
};
