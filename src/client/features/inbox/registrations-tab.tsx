import { Link, useNavigate } from '@tanstack/react-router';
import type { HandleRegistrationInput, Registration } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../../shared/i18n/plan-names.ts';
import { pageOptions } from '../../lib/list-search.ts';
import { focusRowWhenShown } from '../../lib/row-keys.ts';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { dateTimeCell, LocalDateTime } from '../../ui/formatted-text.tsx';
import { CardHead } from '../../ui/record-card.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { InboxBadges, InboxToolbar, useInboxList } from './inbox-tab.tsx';

function handledMessage({ handled, status }: HandleRegistrationInput): string {
  if (!handled) return m.inbox_registration_reopened();
  return status === 'inactive' ? m.inbox_registration_rejected() : m.inbox_registration_marked();
}

/** Marks a registration as handled or puts it back; what was just marked can be undone. */
function useHandleRegistration() {
  const handle = trpc.admin.inbox.handleRegistration.useMutation({
    onSuccess: ({ id, version }, input) => {
      const undo = () =>
        void handle
          .mutateAsync({
            id,
            version,
            handled: false,
            ...(input.status === 'inactive' ? { status: 'active' as const } : {}),
          })
          .then(
            () => focusRowWhenShown(id),
            () => {},
          );
      toast({
        title: handledMessage(input),
        variant: 'success',
        ...(input.handled ? { action: { label: m.ui_undo(), onSelect: undo } } : {}),
      });
    },
    onError: (error) => toastFailure(m.inbox_registration_failed(), error),
  });
  return handle;
}

interface RegistrationActionsProps {
  registration: Registration;
  /** Runs when the registration leaves the list, while its row still stands. */
  onGone: () => void;
}

function RegistrationActions({ registration, onGone }: RegistrationActionsProps) {
  const { id, version, companyName: name, handledAt, status } = registration;
  const { mutate, isPending, variables } = useHandleRegistration();
  const handle = (input: HandleRegistrationInput) => mutate(input, { onSuccess: onGone });
  if (handledAt) {
    return (
      <Button
        size="sm"
        variant="quiet"
        pending={isPending}
        aria-label={m.inbox_registration_reopen_of({ name })}
        onClick={() => handle({ id, version, handled: false })}
      >
        {m.inbox_registration_reopen()}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap justify-end gap-1">
      <Button
        size="sm"
        variant="secondary"
        pending={isPending && variables.status === undefined}
        disabled={isPending && variables.status !== undefined}
        aria-label={m.inbox_registration_handle_of({ name })}
        onClick={() => handle({ id, version, handled: true })}
      >
        {m.inbox_registration_handle()}
      </Button>
      {status === 'active' && (
        <Button
          size="sm"
          variant="quiet"
          pending={isPending && variables.status !== undefined}
          disabled={isPending && variables.status === undefined}
          aria-label={m.inbox_registration_reject_of({ name })}
          onClick={() => handle({ id, version, handled: true, status: 'inactive' })}
        >
          {m.inbox_registration_reject()}
        </Button>
      )}
    </div>
  );
}

type RegistrationBadgesProps = Pick<Registration, 'handledAt' | 'status' | 'isSuspicious'>;

function RegistrationBadges({ handledAt, status, isSuspicious }: RegistrationBadgesProps) {
  return (
    <InboxBadges isSuspicious={isSuspicious}>
      {handledAt ? (
        <Badge tone="success">{m.inbox_registrations_handled()}</Badge>
      ) : (
        <Badge tone="sun">{m.inbox_registrations_waiting()}</Badge>
      )}
      {status === 'inactive' && <Badge>{m.inbox_registration_inactive()}</Badge>}
    </InboxBadges>
  );
}

const registrationLinkId = (id: string) => `registration-${id}`;

/** The company's name as the way to its page. */
function RegistrationLink({ id, companyName }: Pick<Registration, 'id' | 'companyName'>) {
  return (
    <Link
      id={registrationLinkId(id)}
      to="/admin/clients/$id"
      params={{ id }}
      className={textLinkClass}
    >
      <bdi>{companyName}</bdi>
    </Link>
  );
}

const column = createServerColumnHelper<Registration>();

const registrationColumns = column.columns([
  column.accessor('companyName', {
    header: () => m.ui_company(),
    meta: { rowHeader: true },
    cell: ({ row: { original } }) => (
      <span className="block min-w-36 wrap-anywhere">
        <RegistrationLink {...original} />
        <span className="figures block text-xs font-normal text-muted">{original.clientId}</span>
      </span>
    ),
  }),
  column.accessor('contactPerson', {
    header: () => m.inbox_column_contact(),
    cell: ({ getValue, row: { original } }) => (
      <span className="block max-w-56">
        <bdi>{getValue()}</bdi>
        <span className="block truncate text-xs text-muted" title={original.contactEmail}>
          {original.contactEmail}
        </span>
      </span>
    ),
  }),
  column.accessor('plan', {
    header: () => m.inbox_column_plan(),
    cell: ({ getValue }) => {
      const plan = getValue();
      return plan ? planNames[plan]() : m.inbox_registration_plan_none();
    },
  }),
  column.accessor('status', {
    header: () => m.ui_status(),
    cell: ({ row }) => <RegistrationBadges {...row.original} />,
  }),
  column.accessor('createdAt', { header: m.inbox_column_registered, cell: dateTimeCell }),
]);

export function RegistrationsTab() {
  const list = useInboxList(['createdAt'], {});
  const { state = 'waiting' } = list.search;
  const query = trpc.admin.inbox.listRegistrations.useQuery({ ...list.page, state }, pageOptions);
  const counts = query.data?.stateCounts;
  const navigate = useNavigate();
  return (
    <div className="grid min-w-0 gap-5">
      <InboxToolbar
        list={list}
        label={m.inbox_registrations_search()}
        placeholder={m.inbox_registrations_search_placeholder()}
      >
        <FilterGroup
          label={m.inbox_registrations_filter()}
          value={state}
          onValueChange={(value) => list.filter({ state: value === 'waiting' ? undefined : value })}
          items={[
            { value: 'waiting', label: m.inbox_registrations_waiting(), count: counts?.waiting },
            { value: 'handled', label: m.inbox_registrations_handled(), count: counts?.handled },
          ]}
        />
      </InboxToolbar>
      <RecordList
        label={m.inbox_tab_registrations()}
        list={list}
        query={query}
        columns={registrationColumns}
        card={(registration, actions) => (
          <>
            <CardHead badge={<RegistrationBadges {...registration} />}>
              <RegistrationLink {...registration} />
            </CardHead>
            <p className="wrap-anywhere">
              <bdi>{registration.contactPerson}</bdi>
              <span className="text-muted">, {registration.contactEmail}</span>
            </p>
            <p className="figures text-muted">
              {registration.clientId}
              {registration.plan && `, ${planNames[registration.plan]()}`}
              {', '}
              <LocalDateTime time={registration.createdAt} />
            </p>
            {actions}
          </>
        )}
        actions={(registration, leave) => (
          <RegistrationActions registration={registration} onGone={leave} />
        )}
        elementId={registrationLinkId}
        onOpen={(id) => void navigate({ to: '/admin/clients/$id', params: { id } })}
        summary={(count) => m.inbox_registrations_total({ count })}
        nothing={m.inbox_registrations_nothing_text()}
        empty={{
          title:
            state === 'waiting'
              ? m.inbox_registrations_none()
              : m.inbox_registrations_none_handled(),
          text: m.inbox_registrations_none_text(),
        }}
      />
    </div>
  );
}
