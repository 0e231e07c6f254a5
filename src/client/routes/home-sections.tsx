import type { ComponentProps } from 'react';
import { CertificationsSection } from '../features/company/certifications-section.tsx';
import { OfficesSection } from '../features/company/offices-section.tsx';
import { PricingSection } from '../features/company/pricing-section.tsx';
import { AboutSection } from '../features/home/about-section.tsx';
import { NewsSection } from '../features/home/news-section.tsx';
import { ServicesSection } from '../features/home/services-section.tsx';

/** Sections before the team. */
export function StorySections(props: ComponentProps<typeof NewsSection>) {
  return (
    <>
      <NewsSection {...props} />
      <AboutSection />
    </>
  );
}

/** Sections between the team and the contact. */
export function OfferSections() {
  return (
    <>
      <ServicesSection />
      <OfficesSection />
      <PricingSection />
      <CertificationsSection />
    </>
  );
}
