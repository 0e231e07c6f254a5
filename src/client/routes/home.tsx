import { createRoute, getRouteApi, useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { brand } from '../../shared/content/brand.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { hydrateHero, hydrateOfficeHours } from '../features/home/hydrate-home.ts';
import { createPagePart } from '../lib/lazy-load.ts';
import { optionalParams, parseTextParam } from '../lib/search-params.ts';
import { InteractivePart, StaticPart } from '../ui/island.tsx';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.tsx';
import { homeJsonLd } from './server-structured-data.ts';

const loadUpper = () => import('./home-sections.tsx').then((part) => part.HomeUpperSections);
const loadTeam = () => import('../features/home/team-section.tsx').then((part) => part.TeamSection);
const loadLower = () => import('./home-sections.tsx').then((part) => part.HomeLowerSections);
const loadContact = () =>
  import('../features/contact/contact-section.tsx').then((part) => part.ContactSection);
const loadTrust = () =>
  import('../features/company/trust-section.tsx').then((part) => part.TrustSection);

const upperPart = createPagePart(loadUpper);
const teamPart = createPagePart(loadTeam);
const lowerPart = createPagePart(loadLower);
const contactPart = createPagePart(loadContact);
const trustPart = createPagePart(loadTrust);

/** The code of everything on the home page, for who comes to it from another page. */
async function preloadHome(): Promise<void> {
  const parts = [upperPart, teamPart, lowerPart, contactPart, trustPart];
  await Promise.all(parts.map((part) => part.preload()));
}

const route = getRouteApi('/public/');

const noProps = {};

function hydrateUpper(frame: HTMLElement, signal: AbortSignal): void {
  hydrateHero(frame, signal);
  hydrateOfficeHours(frame, signal);
}

function HomePage() {
  const { news, employees } = route.useLoaderData();
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const upper = useMemo(() => ({ news, locale }), [news, locale]);
  const team = useMemo(() => ({ employees }), [employees]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="outline-none"
      data-long={import.meta.env.SSR || undefined}
      suppressHydrationWarning
    >
      <StaticPart of={upperPart} props={upper} hydrate={hydrateUpper} />
      <InteractivePart of={teamPart} props={team} />
      <StaticPart of={lowerPart} props={noProps} />
      <InteractivePart of={contactPart} props={noProps} />
      <StaticPart of={trustPart} props={noProps} />
    </main>
  );
}

export const homeRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** The login dialog is open. */
      login: raw.login === true || undefined,
      /** Target after login; only a path of the user's own portal is followed. */
      next: parseTextParam(raw.next),
    }),
  // A visitor from another page of the site has no HTML of this one to keep.
  beforeLoad: async ({ cause }) => {
    if (cause !== 'stay') await preloadHome();
  },
  loader: async ({ context }) => (await context.api()).public.getHome.query(),
  // News may come during a visit; the cached page is a minute old, too.
  staleTime: 60_000,
  // Staying on the page, when Back closes a dialog, asks for none.
  shouldReload: ({ cause }) => (cause === 'stay' ? false : undefined),
  head: ({ match }) =>
    pageHead(match.context, {
      title: m.site_home_title(),
      description: import.meta.env.SSR && m.site_home_description({ brand }),
      path: '/',
      structuredData: import.meta.env.SSR && homeJsonLd(match.context),
    }),
  component: HomePage,
});
