import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useClientScreen } from '../../lib/use-client-screen.ts';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { useMoments } from '../../lib/use-moments.ts';
import { Button } from '../../ui/button.tsx';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ClientDialog } from './client-dialog.tsx';
import { ClientOverview } from './client-overview.tsx';
import { ClientStatus } from './client-status.tsx';
import { RegistrationNotice } from './registration-notice.tsx';

/** What is done for a client; each part is a feature of its own. */
export interface ClientSections {
  services: (client: ClientDetail) => ReactNode;
  projects: (client: ClientDetail) => ReactNode;
  invoices: (client: ClientDetail) => ReactNode;
}

const editButtonId = 'edit-client';
const sections = ['services', 'projects', 'invoices'] as const;
const sectionLabels = {
  services: m.client_portal_services,
  projects: m.projects_title,
  invoices: m.invoices_title,
} as const;

export function ClientDetails({ client, ...parts }: { client: ClientDetail } & ClientSections) {
  const { companyName, clientId, status, createdAt, source, handledAt } = client;
  const { day } = useMoments();
  const { search, put, showTab } = useClientScreen();
  const history = useDialogHistory(() => void put({ edit: undefined }, { replace: true }));

  function open() {
    history.noteOpened();
    void put({ edit: true });
  }

  return (
    <div className="grid min-w-0 gap-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl wrap-anywhere">
            <bdi>{companyName}</bdi>
            <ClientStatus status={status} />
          </h1>
          <p className="figures mt-1 text-sm text-muted">
            {m.clients_since({ id: clientId, date: day(createdAt) })}
          </p>
        </div>
        <Button id={editButtonId} variant="secondary" onClick={open}>
          <Pencil aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.clients_edit()}
        </Button>
      </header>
      {source === 'registration' && handledAt === null && <RegistrationNotice client={client} />}
      <Tabs
        label={m.client_portal_admin_tabs()}
        value={search.tab ?? 'overview'}
        onValueChange={(value) => void showTab(sections.find((section) => section === value))}
        items={[
          { value: 'overview', label: m.client_portal_admin_tab_overview() },
          ...sections.map((value) => ({ value, label: sectionLabels[value]() })),
        ]}
      >
        <TabPanel value="overview">
          <ClientOverview client={client} />
        </TabPanel>
        {sections.map((section) => (
          <TabPanel key={section} value={section}>
            {parts[section](client)}
          </TabPanel>
        ))}
      </Tabs>
      <ClientDialog
        isOpen={search.edit === true}
        client={client}
        onClose={history.close}
        returnFocus={() => document.getElementById(editButtonId)}
      />
    </div>
  );
}
