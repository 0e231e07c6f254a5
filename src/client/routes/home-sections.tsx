import type { Locale } from '../../shared/contracts/fields.ts';
import type { NewsSummary } from '../../shared/contracts/news.ts';
import { CertificationsSection } from '../features/company/certifications-section.tsx';
import { OfficesSection } from '../features/company/offices-section.tsx';
import { PricingSection } from '../features/company/pricing-section.tsx';
import { AboutSection } from '../features/home/about-section.tsx';
import { KeyFiguresSection } from '../features/home/claims-section.tsx';
import { HeroSection } from '../features/home/hero-section.tsx';
import { NewsSection } from '../features/home/news-section.tsx';
import { ServicesSection } from '../features/home/services-section.tsx';
import { OfficeHoursSection } from '../features/home/sun-band.tsx';

/** Sections between the team and the contact. */
export function HomeLowerSections() {
  return (
    <>
      <ServicesSection />
      <OfficesSection />
      <PricingSection />
      <CertificationsSection />
    </>
  );
}

export interface HomeUpperSectionsProps {
  news: NewsSummary[];
  locale: Locale;
}

/** Sections before the team. */
export function HomeUpperSections({ news, locale }: HomeUpperSectionsProps) {
  return (
    <>
      <HeroSection />
      <OfficeHoursSection />
      <KeyFiguresSection />
      <NewsSection news={news} locale={locale} />
      <AboutSection />
    </>
  );
}
