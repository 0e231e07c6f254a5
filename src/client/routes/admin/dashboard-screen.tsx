import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { LaunchNotice } from '../../features/settings/launch-notice.tsx';

/** The dashboard, with what is left to do before going live. */
export function DashboardScreen() {
  return <DashboardPage notice={<LaunchNotice />} />;
}
