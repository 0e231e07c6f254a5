import { createLazyRoute, getRouteApi, useRouteContext } from '@tanstack/react-router';
import { KeyFiguresSection } from '../features/home/claims-section.tsx';
import { HeroSection } from '../features/home/hero-section.tsx';
import { OfficeHoursSection } from '../features/home/sun-band.tsx';
import { lazySection } from '../ui/lazy-section.tsx';

const StorySections = lazySection(() =>
  import('./home-sections.tsx').then((part) => part.StorySections),
);
const TeamSection = lazySection(() =>
  import('../features/home/team-section.tsx').then((part) => part.TeamSection),
);
const OfferSections = lazySection(() =>
  import('./home-sections.tsx').then((part) => part.OfferSections),
);
const ContactSection = lazySection(() =>
  import('../features/contact/contact-section.tsx').then((part) => part.ContactSection),
);
const TrustSection = lazySection(() =>
  import('../features/company/trust-section.tsx').then((part) => part.TrustSection),
);

/** Fetches the code of everything on the home page, for visitors who come to it from another page. */
export async function preloadHomeSections(): Promise<void> {
  const sections = [StorySections, TeamSection, OfferSections, ContactSection, TrustSection];
  await Promise.all(sections.map((section) => section.preload()));
}

const route = getRouteApi('/public/');

function HomePage() {
  const { news, employees, loadedAt } = route.useLoaderData();
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <HeroSection />
      <OfficeHoursSection today={loadedAt} />
      <KeyFiguresSection />
      <StorySections news={news} locale={locale} />
      <TeamSection employees={employees} />
      <OfferSections />
      <ContactSection />
      <TrustSection />
    </main>
  );
}

export const homeLazyRoute = createLazyRoute('/public/')({ component: HomePage });
