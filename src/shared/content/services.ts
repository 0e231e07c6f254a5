import { m } from '../i18n/paraglide/messages.js';
import type { ServiceId } from './offer.ts';

type Service = {
  id: ServiceId;
  name: string;
  /** The work, and the companies it is for. */
  text: string;
  /** The figures by which it is judged, to follow 'Measured by'. */
  measure: string;
};

/** The ten services, in the language of the moment. */
export function services(): Service[] {
  return [
    {
      id: 'support',
      name: m.home_service_support(),
      text: m.home_service_support_text(),
      measure: m.home_service_support_measure(),
    },
    {
      id: 'calls',
      name: m.home_service_calls(),
      text: m.home_service_calls_text(),
      measure: m.home_service_calls_measure(),
    },
    {
      id: 'email',
      name: m.home_service_email(),
      text: m.home_service_email_text(),
      measure: m.home_service_email_measure(),
    },
    {
      id: 'languages',
      name: m.home_service_languages(),
      text: m.home_service_languages_text(),
      measure: m.home_service_languages_measure(),
    },
    {
      id: 'office',
      name: m.home_service_office(),
      text: m.home_service_office_text(),
      measure: m.home_service_office_measure(),
    },
    {
      id: 'entry',
      name: m.home_service_entry(),
      text: m.home_service_entry_text(),
      measure: m.home_service_entry_measure(),
    },
    {
      id: 'hr',
      name: m.home_service_hr(),
      text: m.home_service_hr_text(),
      measure: m.home_service_hr_measure(),
    },
    {
      id: 'kyc',
      name: m.home_service_kyc(),
      text: m.home_service_kyc_text(),
      measure: m.home_service_kyc_measure(),
    },
    {
      id: 'analytics',
      name: m.home_service_analytics(),
      text: m.home_service_analytics_text(),
      measure: m.home_service_analytics_measure(),
    },
    {
      id: 'sales',
      name: m.home_service_sales(),
      text: m.home_service_sales_text(),
      measure: m.home_service_sales_measure(),
    },
  ];
}

/** The countries and places whose companies we serve, in the language of the moment. */
export function serviceAreas(): string[] {
  return [
    m.home_area_us(),
    m.home_area_ch(),
    m.home_area_de(),
    m.home_area_at(),
    m.home_area_gb(),
    m.home_area_au(),
    m.home_area_il(),
    m.home_area_mx(),
    m.home_area_hk(),
  ];
}
