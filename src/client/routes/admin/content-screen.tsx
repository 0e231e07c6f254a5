import { AnnouncementsTab } from '../../features/announcements/announcements-tab.tsx';
import { ContentPage } from '../../features/content/content-page.tsx';
import { ResourcesTab } from '../../features/resources/resources-tab.tsx';

/** News, and what is for employees alone, each a feature of its own. */
export function ContentScreen() {
  return <ContentPage announcements={<AnnouncementsTab />} resources={<ResourcesTab />} />;
}
