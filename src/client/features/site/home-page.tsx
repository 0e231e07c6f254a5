import { getRouteApi } from '@tanstack/react-router';
import { HomeCareers } from './home-careers.tsx';
import { HomeClaims } from './home-claims.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeServices } from './home-services.tsx';
import { SunBand } from './sun-band.tsx';

const layout = getRouteApi('/public');

export function HomePage() {
  const { applicationsEnabled } = layout.useLoaderData();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <HomeHero />
      <SunBand />
      <HomeClaims />
      <HomeServices />
      <HomeCareers applicationsEnabled={applicationsEnabled} />
    </main>
  );
}
