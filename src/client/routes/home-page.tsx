import { getRouteApi, useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { wakeHero } from '../features/home/wake-hero.ts';
import { wakeSun } from '../features/home/wake-sun.ts';
import { Island } from '../ui/island.tsx';
import { Still } from '../ui/still.tsx';
import { contactPart, lowerPart, teamPart, trustPart, upperPart } from './home-parts.ts';

const route = getRouteApi('/public/');

const nothing = {};

function wakeUpper(frame: HTMLElement, signal: AbortSignal): void {
  wakeHero(frame, signal);
  wakeSun(frame, signal);
}

export function HomePage() {
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
      <Still of={upperPart} props={upper} wake={wakeUpper} />
      <Island of={teamPart} props={team} />
      <Still of={lowerPart} props={nothing} />
      <Island of={contactPart} props={nothing} />
      <Still of={trustPart} props={nothing} />
    </main>
  );
}
