import { BookingsTab } from '../../features/bookings/bookings-tab.tsx';
import { InboxPage } from '../../features/inbox/inbox-page.tsx';

/** The inbox, and the bookings, which are a feature of their own. */
export function InboxScreen() {
  return <InboxPage bookings={<BookingsTab />} />;
}
