import type { Locale } from '../../shared/contracts/fields.ts';
import type { NewsSummary } from '../../shared/contracts/news.ts';
import { AboutSection } from '../features/home/about-section.tsx';
import { ClaimsSection } from '../features/home/claims-section.tsx';
import { HeroSection } from '../features/home/hero-section.tsx';
import { NewsSection } from '../features/home/news-section.tsx';
import { SunBand } from '../features/home/sun-band.tsx';

export interface HomeUpperProps {
  news: NewsSummary[];
  locale: Locale;
}

/** What stands before the team. */
export function HomeUpper({ news, locale }: HomeUpperProps) {
  return (
    <>
      <HeroSection />
      <SunBand />
      <ClaimsSection />
      <NewsSection news={news} locale={locale} />
      <AboutSection />
    </>
  );
}
