import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { BookingsTab } from './bookings/bookings-tab.tsx';
import { type InboxTab, useInboxTab } from './inbox-tab.tsx';
import { MessagesTab } from './messages-tab.tsx';
import { NewsletterTab } from './newsletter-tab.tsx';
import { RegistrationsTab } from './registrations-tab.tsx';
import { RequestsTab } from './requests-tab.tsx';

const panels = [
  { value: 'messages', Panel: MessagesTab },
  { value: 'registrations', Panel: RegistrationsTab },
  { value: 'requests', Panel: RequestsTab },
  { value: 'bookings', Panel: BookingsTab },
  { value: 'newsletter', Panel: NewsletterTab },
] as const satisfies { value: InboxTab; Panel: unknown }[];

export function InboxPage() {
  const { tab, open } = useInboxTab();
  const { data: counts } = trpc.admin.inbox.counts.useQuery();
  const shownCount = (count: number | undefined) => (count === undefined ? {} : { count });
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <h1 className="text-2xl">{m.inbox_title()}</h1>
      <Tabs
        label={m.inbox_tabs()}
        value={tab}
        onValueChange={(value) => {
          const next = panels.find((panel) => panel.value === value);
          if (next) void open(next.value);
        }}
        items={[
          {
            value: 'messages',
            label: m.inbox_tab_messages(),
            ...shownCount(counts?.messages),
          },
          {
            value: 'registrations',
            label: m.inbox_tab_registrations(),
            ...shownCount(counts?.registrations),
          },
          {
            value: 'requests',
            label: m.inbox_tab_requests(),
            ...shownCount(counts?.changeRequests),
          },
          { value: 'bookings', label: m.inbox_tab_bookings(), ...shownCount(counts?.bookings) },
          {
            value: 'newsletter',
            label: m.inbox_tab_newsletter(),
            ...shownCount(counts?.subscribers),
          },
        ]}
      >
        {panels.map(({ value, Panel }) => (
          <TabPanel key={value} value={value}>
            <Panel />
          </TabPanel>
        ))}
      </Tabs>
    </main>
  );
}
