import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Registration } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../../shared/i18n/plan-names.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { TabToolbar, useInboxSearch } from './inbox-tab.tsx';
import { RegistrationActions } from './registration-actions.tsx';

type RegistrationBadgesProps = Pick<Registration, 'handledAt' | 'status' | 'isSuspicious'>;

function RegistrationBadges({ handledAt, status, isSuspicious }: RegistrationBadgesProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {handledAt ? (
        <Badge tone="success">{m.inbox_registrations_handled()}</Badge>
      ) : (
        <Badge tone="sun">{m.inbox_registrations_waiting()}</Badge>
      )}
      {status === 'inactive' && <Badge>{m.inbox_registration_inactive()}</Badge>}
      {isSuspicious && <Badge tone="danger">{m.inbox_suspicious()}</Badge>}
    </span>
  );
}

interface RegistrationLinkProps {
  registration: Pick<Registration, 'id' | 'companyName'>;
  onFocus?: (id: string) => void;
}

const registrationLinkId = (id: string) => `registration-${id}`;

/** The company's name as the way to its page. */
function RegistrationLink({ registration, onFocus }: RegistrationLinkProps) {
  const { id, companyName } = registration;
  return (
    <Link
      id={registrationLinkId(id)}
      to="/admin/clients/$id"
      params={{ id }}
      onFocus={() => onFocus?.(id)}
      className={textLinkClass}
    >
      <bdi>{companyName}</bdi>
    </Link>
  );
}

const column = createServerColumnHelper<Registration>();

const registrationColumns = column.columns([
  column.accessor('companyName', {
    header: () => m.inbox_column_company(),
    enableSorting: false,
    meta: { rowHeader: true },
    cell: ({ row: { original } }) => (
      <span className="block min-w-36 wrap-anywhere">
        <RegistrationLink registration={original} />
        <span className="figures block text-xs font-normal text-muted">{original.clientId}</span>
      </span>
    ),
  }),
  column.accessor('contactPerson', {
    header: () => m.inbox_column_contact(),
    enableSorting: false,
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
    enableSorting: false,
    cell: ({ getValue }) => {
      const plan = getValue();
      return plan ? planNames[plan]() : m.inbox_registration_plan_none();
    },
  }),
  column.accessor('status', {
    header: () => m.inbox_column_status(),
    enableSorting: false,
    cell: ({ row }) => <RegistrationBadges {...row.original} />,
  }),
  column.accessor('createdAt', {
    header: () => m.inbox_column_registered(),
    sortDescFirst: true,
    cell: ({ getValue }) => <LocalDateTime time={getValue()} />,
  }),
]);

interface RegistrationListProps {
  rows: Registration[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

function RegistrationTable({ rows, selected, onSelect }: RegistrationListProps) {
  const { order, sortBy } = useInboxSearch();
  const table = useServerTable({
    columns: registrationColumns,
    rows,
    sorts: ['createdAt'],
    sort: 'createdAt',
    order,
    onSort: (_sort, way) => void sortBy(undefined, way),
  });
  return (
    <DataTable
      label={m.inbox_tab_registrations()}
      table={table}
      selected={selected}
      actions={(registration) => (
        <RegistrationActions registration={registration} onFocus={onSelect} />
      )}
    />
  );
}

/** The rows for a narrow screen. */
function RegistrationCards({ rows, selected, onSelect }: RegistrationListProps) {
  return (
    <ul aria-label={m.inbox_tab_registrations()} className="m-0 grid list-none p-0">
      {rows.map((registration) => (
        <li
          key={registration.id}
          data-selected={registration.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-base font-medium wrap-anywhere">
              <RegistrationLink registration={registration} onFocus={onSelect} />
            </p>
            <RegistrationBadges {...registration} />
          </div>
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
          <RegistrationActions registration={registration} onFocus={onSelect} />
        </li>
      ))}
    </ul>
  );
}

export function RegistrationsTab() {
  const { search, order, filter, clearFilters, turnPage } = useInboxSearch();
  const { state = 'waiting', after, before } = search;
  const query = trpc.admin.inbox.listRegistrations.useQuery(
    { search: search.search, state, order, after, before },
    { placeholderData: keepPreviousData },
  );
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { selected, select } = useRowShortcuts({
    ids: query.data?.rows.map(({ id }) => id) ?? [],
    elementId: registrationLinkId,
    onOpen: (id) => void navigate({ to: '/admin/clients/$id', params: { id } }),
  });
  const counts = query.data?.stateCounts;
  const List = isWide ? RegistrationTable : RegistrationCards;
  return (
    <div className="grid min-w-0 gap-5">
      <TabToolbar
        label={m.inbox_registrations_search()}
        placeholder={m.inbox_registrations_search_placeholder()}
      >
        <FilterGroup
          label={m.inbox_registrations_filter()}
          value={state}
          onValueChange={(value) => filter({ state: value === 'waiting' ? undefined : value })}
          items={[
            {
              value: 'waiting',
              label: m.inbox_registrations_waiting(),
              count: counts?.waiting,
            },
            {
              value: 'handled',
              label: m.inbox_registrations_handled(),
              count: counts?.handled,
            },
          ]}
        />
      </TabToolbar>
      <PagedList
        query={query}
        errorTitle={m.inbox_registrations_error()}
        summary={(count) => m.inbox_registrations_total({ count })}
        onPageChange={(cursor) => void turnPage(cursor)}
        hint={isWide ? m.inbox_keys_hint() : undefined}
        empty={
          search.search ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.inbox_registrations_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState
              title={
                state === 'waiting'
                  ? m.inbox_registrations_none()
                  : m.inbox_registrations_none_handled()
              }
            >
              {m.inbox_registrations_none_text()}
            </EmptyState>
          )
        }
      >
        {(rows) => <List rows={rows} selected={selected} onSelect={select} />}
      </PagedList>
    </div>
  );
}
