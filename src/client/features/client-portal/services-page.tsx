import { getRouteApi } from '@tanstack/react-router';
import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { ServiceCard } from '../../ui/service-card.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { PortalPage } from './portal-page.tsx';
import { RequestList } from './request-list.tsx';

const route = getRouteApi('/portal/client/services');
const bars = ['h-4 w-32', 'h-4 w-64 max-w-full'];
const askButtonId = (about: string) => `ask-${about}`;

export function ServicesPage() {
  const query = trpc.client.listServices.useQuery(undefined, { staleTime: 0 });
  const { ask } = route.useSearch();
  const navigate = route.useNavigate();
  const history = useDialogHistory(() => void navigate({ search: {}, replace: true }));
  const lastAsked = useRef<string>(undefined);
  useEffect(() => {
    if (ask !== undefined) lastAsked.current = ask;
  }, [ask]);
  const returnFocus = () =>
    document.getElementById(askButtonId(lastAsked.current ?? 'company')) ??
    document.getElementById(askButtonId('company'));

  function open(about: string) {
    history.noteOpened();
    void navigate({ search: { ask: about }, resetScroll: false });
  }

  return (
    <PortalPage title={m.client_portal_services()} error={query.error}>
      <QueryResult
        query={query}
        errorTitle={m.client_portal_services_error()}
        skeleton={<RowsSkeleton cells={bars} />}
      >
        {({ services, requests }) => (
          <div className="grid min-w-0 gap-8">
            {services.length === 0 ? (
              <EmptyState title={m.client_portal_services_none()}>
                {m.client_portal_services_none_text()}
              </EmptyState>
            ) : (
              <ul className="m-0 grid list-none gap-5 p-0 lg:grid-cols-2 2xl:grid-cols-3">
                {services.map((service) => (
                  <li key={service.id} className="grid min-w-0">
                    <ServiceCard service={service}>
                      <Button
                        id={askButtonId(service.id)}
                        variant="secondary"
                        size="sm"
                        aria-label={m.client_portal_ask_of({ name: service.name })}
                        onClick={() => open(service.id)}
                      >
                        <MessageSquarePlus
                          aria-hidden="true"
                          strokeWidth={1.5}
                          className="size-4"
                        />
                        {m.client_portal_ask()}
                      </Button>
                    </ServiceCard>
                  </li>
                ))}
              </ul>
            )}
            <RequestList
              requests={requests}
              action={
                <Button
                  id={askButtonId('company')}
                  variant="secondary"
                  size="sm"
                  onClick={() => open('company')}
                >
                  {m.client_portal_ask_other()}
                </Button>
              }
            />
            <AskDialog
              about={ask}
              services={services}
              onClose={history.close}
              returnFocus={returnFocus}
            />
          </div>
        )}
      </QueryResult>
    </PortalPage>
  );
}
