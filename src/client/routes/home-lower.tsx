import { CertificationsSection } from '../features/company/certifications-section.tsx';
import { OfficesSection } from '../features/company/offices-section.tsx';
import { PricingSection } from '../features/company/pricing-section.tsx';
import { ServicesSection } from '../features/home/services-section.tsx';

/** What stands between the team and the contact. */
export function HomeLower() {
  return (
    <>
      <ServicesSection />
      <OfficesSection />
      <PricingSection />
      <CertificationsSection />
    </>
  );
}
