import { getRouteApi, Link } from '@tanstack/react-router';
import { MessageSquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type ChangePayload,
  isQuestion,
  type OwnChangeRequest,
} from '../../../shared/contracts/change-request.ts';
import type { ClientServiceRecord } from '../../../shared/contracts/project.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { nameRequestSubject } from '../../../shared/i18n/request-subject.ts';
import { RequestStatusBadge, requestItem, WithdrawRequest } from '../../domain/change-request.tsx';
import { ServiceCard } from '../../domain/client-service.tsx';
import { useArrival } from '../../invalidation.ts';
import { useAddressDialog } from '../../lib/list-search.ts';
import { useAmountFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RowsSkeleton } from '../../ui/paged-list.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { ChangeRequestForm, useRequestChange } from './change-request-form.tsx';
import { ClientPortalPage } from './portal-page.tsx';
import { RequestWords } from './request-words.tsx';

interface ChangeRequestDialogProps {
  /** The id of a service, or `company`; the dialog is closed without one. */
  ask: string | undefined;
  services: readonly ClientServiceRecord[];
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

function ChangeRequestDialog({ ask, services, onClose, returnFocus }: ChangeRequestDialogProps) {
  const { request, isSending } = useRequestChange();
  const isOpen = ask !== undefined;
  const service = services.find(({ id }) => id === ask);
  const isGone = isOpen && !service && ask !== 'company';
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      returnFocus={returnFocus}
      title={m.client_portal_ask_title()}
      description={service ? service.name : !isGone && m.client_portal_ask_general()}
      action={m.client_portal_ask_send()}
      pending={isSending}
      isReady={!isGone}
    >
      {isGone && (
        <EmptyState
          title={m.client_portal_ask_gone()}
          action={
            <Button variant="secondary" onClick={onClose}>
              {m.client_portal_ask_back()}
            </Button>
          }
        >
          {m.client_portal_ask_gone_text()}
        </EmptyState>
      )}
      {isOpen && !isGone && (
        <ChangeRequestForm
          key={ask}
          subject={service ? { kind: 'service', id: service.id } : { kind: 'client' }}
          service={service}
          request={request}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}

/** Describes the requested change of a service; null where a request says it in its text alone. */
function useRequestedChangeText(): (payload: ChangePayload | null) => string | null {
  const { date } = useAmountFormat();
  return (payload) => {
    if (payload?.kind !== 'service') return null;
    const { agents, hoursPerWeek, from } = payload;
    const parts = [
      agents === undefined ? null : m.client_portal_wish_agents({ count: agents }),
      hoursPerWeek === undefined ? null : m.client_portal_wish_hours({ hours: hoursPerWeek }),
      from === undefined ? null : m.client_portal_wish_from({ date: date(from) }),
    ];
    return parts.filter(Boolean).join(', ') || null;
  };
}

/** Names what a request is about, and leads to an invoice or a project. */
function SubjectName({ request }: { request: OwnChangeRequest }) {
  const { subjectKind, subjectId } = request;
  const name = <bdi>{nameRequestSubject(request)}</bdi>;
  if (subjectId === null || !isQuestion(subjectKind)) return name;
  const target =
    subjectKind === 'invoice'
      ? ({ to: '/client/invoices', search: { invoice: subjectId } } as const)
      : ({ to: '/client/projects', search: { project: subjectId } } as const);
  return (
    <Link {...target} className={textLinkClass}>
      {name}
    </Link>
  );
}

interface RequestListProps {
  requests: readonly OwnChangeRequest[];
  /** The way to ask for something else. */
  action: ReactNode;
}

/** Lists the requests, each with its status and its answer. */
function RequestList({ requests, action }: RequestListProps) {
  const describeChange = useRequestedChangeText();
  const arrival = useArrival('client');
  const withdraw = trpc.client.withdrawRequest.useMutation();
  return (
    <section className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-xl">{m.client_portal_requests()}</h2>
        {action}
      </div>
      {requests.length === 0 ? (
        <p className="text-muted">{m.client_portal_requests_none()}</p>
      ) : (
        <ul aria-label={m.client_portal_requests()} className="m-0 list-none p-0">
          {requests.map((request) => {
            const { id, status, text } = request;
            return (
              <li
                key={id}
                {...requestItem(id)}
                className="grid gap-2 border-b border-mist py-4 last:border-b-0"
              >
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <p className="min-w-0 font-medium wrap-anywhere">
                    <SubjectName request={request} />
                  </p>
                  <RequestStatusBadge request={request} />
                </div>
                <RequestWords request={request} change={describeChange(request.payload)} />
                {status === 'open' && (
                  <WithdrawRequest
                    request={request}
                    words={text}
                    withdraw={() => withdraw.mutateAsync({ id })}
                    arrival={arrival}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const route = getRouteApi('/portal/client/services');
const bars = ['h-4 w-32', 'h-4 w-64 max-w-full'];
const changeRequestButtonId = (ask: string) => `ask-${ask}`;

export function ServicesPage() {
  const query = trpc.client.listServices.useQuery(undefined, { staleTime: 0 });
  const search = route.useSearch();
  const { ask } = search;
  const navigate = route.useNavigate();
  const { open, dialog } = useAddressDialog<typeof search>(
    { put: (search, options) => navigate({ search, resetScroll: false, ...options }) },
    {
      closed: {},
      opener: ask && changeRequestButtonId(ask),
      fallback: changeRequestButtonId('company'),
    },
  );

  return (
    <ClientPortalPage title={m.client_portal_services()} error={query.error}>
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
                        id={changeRequestButtonId(service.id)}
                        variant="secondary"
                        size="sm"
                        aria-label={m.client_portal_ask_of({ name: service.name })}
                        onClick={() => open({ ask: service.id })}
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
                  id={changeRequestButtonId('company')}
                  variant="secondary"
                  size="sm"
                  onClick={() => open({ ask: 'company' })}
                >
                  {m.client_portal_ask_other()}
                </Button>
              }
            />
            <ChangeRequestDialog ask={ask} services={services} {...dialog} />
          </div>
        )}
      </QueryResult>
    </ClientPortalPage>
  );
}
