import type { ReactNode } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { type InboxTab, useInboxTab } from './inbox-tab.tsx';
import { MessagesTab } from './messages-tab.tsx';
import { NewsletterTab } from './newsletter-tab.tsx';
import { RegistrationsTab } from './registrations-tab.tsx';
import { RequestsTab } from './requests-tab.tsx';

/** Requests that come in, each kind on a tab; that of the bookings is a feature of its own. */
export function InboxPage({ bookings }: { bookings: ReactNode }) {
  const { tab, open } = useInboxTab();
  const { data: counts } = trpc.admin.inbox.counts.useQuery();
  const tabs: { value: InboxTab; label: string; count: number | undefined; panel: ReactNode }[] = [
    {
      value: 'messages',
      label: m.inbox_tab_messages(),
      count: counts?.messages,
      panel: <MessagesTab />,
    },
    {
      value: 'registrations',
      label: m.inbox_tab_registrations(),
      count: counts?.registrations,
      panel: <RegistrationsTab />,
    },
    {
      value: 'requests',
      label: m.inbox_tab_requests(),
      count: counts?.changeRequests,
      panel: <RequestsTab />,
    },
    {
      value: 'bookings',
      label: m.bookings_tab(),
      count: counts?.bookings,
      panel: bookings,
    },
    {
      value: 'newsletter',
      label: m.inbox_tab_newsletter(),
      count: counts?.subscribers,
      panel: <NewsletterTab />,
    },
  ];
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <h1 className="text-2xl">{m.inbox_title()}</h1>
      <Tabs
        label={m.inbox_tabs()}
        value={tab}
        onValueChange={(value) => {
          const next = tabs.find((each) => each.value === value);
          if (next) void open(next.value);
        }}
        items={tabs}
      >
        {tabs.map(({ value, panel }) => (
          <TabPanel key={value} value={value}>
            {panel}
          </TabPanel>
        ))}
      </Tabs>
    </main>
  );
}
