import { Link } from '@tanstack/react-router';
import type { Analytics } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { StatCard } from '../../ui/stat-card.tsx';
import { textLink } from '../../ui/text-link.ts';

export function Totals({ totals }: { totals: Analytics['totals'] }) {
  const figure = (value: number) => m.ui_number({ value });
  return (
    <section
      aria-label={m.analytics_totals()}
      className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4"
    >
      <StatCard label={m.portal_total_applications()} value={figure(totals.totalApplications)}>
        <Link to="/admin/applications" search={{ status: 'pending' }} className={textLink}>
          {m.portal_pending({ count: figure(totals.pendingApplications) })}
        </Link>
      </StatCard>
      <StatCard label={m.portal_active_clients()} value={figure(totals.totalClients)}>
        <Link to="/admin/clients" search={{ status: 'active' }} className={textLink}>
          {m.portal_all_clients()}
        </Link>
      </StatCard>
      <StatCard label={m.portal_active_projects()} value={figure(totals.activeProjects)} />
      <StatCard label={m.portal_total_users()} value={figure(totals.totalUsers)}>
        <Link to="/admin/users" className={textLink}>
          {m.portal_all_users()}
        </Link>
      </StatCard>
    </section>
  );
}
