import type { ClientDashboard } from '../../../shared/contracts/client-portal.ts';
import { DashboardProjects } from './dashboard-projects.tsx';
import { DashboardServices } from './dashboard-services.tsx';
import { ManagerCard } from './manager-card.tsx';
import { MediaKitCard } from './media-kit-card.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { OpenInvoices } from './open-invoices.tsx';

export function Dashboard({ data }: { data: ClientDashboard }) {
  return (
    <div className="grid min-w-0 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-8">
        <OpenInvoices sums={data.openSums} />
        <DashboardProjects projects={data.projects} />
        <DashboardServices services={data.services} openRequests={data.openRequests} />
      </div>
      <div className="grid min-w-0 gap-5 md:grid-cols-2 xl:grid-cols-1">
        <ManagerCard manager={data.accountManager} />
        <MeetingCard meeting={data.nextMeeting} />
        <MediaKitCard pin={data.mediaKitPin} />
      </div>
    </div>
  );
}
