import type { ReactNode } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ActivityCard } from './activity-card.tsx';
import { ApplicationsSwitch } from './applications-switch.tsx';
import { ResumeRoomAlert } from './resume-room-alert.tsx';
import { StatCards } from './stat-cards.tsx';
import { WaitingCard } from './waiting-card.tsx';

interface DashboardPageProps {
  /** What an owner is reminded of, where there is something. */
  notice: ReactNode;
}

export function DashboardPage({ notice }: DashboardPageProps) {
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8 outline-none">
      <h1 className="text-2xl">{m.portal_dashboard()}</h1>
      {notice}
      <ResumeRoomAlert />
      <WaitingCard />
      <StatCards />
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_3fr]">
        <ApplicationsSwitch />
        <ActivityCard />
      </div>
    </main>
  );
}
