import { ApplicationsSwitch } from '../../features/dashboard/applications-switch.tsx';
import { LaunchSection } from '../../features/settings/launch-section.tsx';
import { SettingsPage } from '../../features/settings/settings-page.tsx';

/** The settings, with the switch that the dashboard has too. */
export function SettingsScreen() {
  return (
    <SettingsPage
      launch={<LaunchSection />}
      applications={(note) => <ApplicationsSwitch>{note}</ApplicationsSwitch>}
    />
  );
}
