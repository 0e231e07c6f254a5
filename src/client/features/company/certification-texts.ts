import type { CertificationId } from '../../../shared/content/certifications.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const certificateNames: Record<CertificationId, () => string> = {
  'data-privacy': m.company_certificate_data_privacy,
  registration: m.company_certificate_registration,
  gdpr: m.company_certificate_gdpr,
  pci: m.company_certificate_pci,
};

export const ruleTexts: Record<CertificationId, { name: () => string; text: () => string }> = {
  'data-privacy': { name: m.company_rule_data_privacy, text: m.company_rule_data_privacy_text },
  registration: { name: m.company_rule_registration, text: m.company_rule_registration_text },
  gdpr: { name: m.company_rule_gdpr, text: m.company_rule_gdpr_text },
  pci: { name: m.company_rule_pci, text: m.company_rule_pci_text },
};
