import { getRouteApi } from '@tanstack/react-router';
import { type User, userSortSchema, userStateSchema } from '../../../shared/contracts/user.ts';
import { roles } from '../../../shared/domain/accounts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { UserStateBadge, userStateLabels } from '../../domain/user-state.tsx';
import { pageOptions, useListSearch } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { dateCell, LocalDate } from '../../ui/formatted-text.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { CardFoot, CardHead } from '../../ui/record-card.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { EditButton, editButtonId } from '../../ui/row-buttons.tsx';
import { fullName, roleLabels, UserName } from './user-labels.tsx';

const route = getRouteApi('/portal/admin/users');

/** The table's state, which lives in the address, and the ways to change it. */
export const useUsersSearch = () =>
  useListSearch(route.useSearch(), route.useNavigate(), {
    sorts: userSortSchema.options,
    sort: 'createdAt',
    order: 'desc',
    filters: { role: undefined, state: undefined },
  });

export const roleButtonId = (id: string) => `role-${id}`;

/** State of an account, and of its two-step login. */
function UserBadges({ state, hasSecondFactor }: Pick<User, 'state' | 'hasSecondFactor'>) {
  return (
    <span className="flex flex-wrap gap-1">
      <UserStateBadge status={state} />
      {hasSecondFactor && <Badge tone="sea">{m.second_factor_badge()}</Badge>}
    </span>
  );
}

const column = createServerColumnHelper<User>();

const userColumns = column.columns([
  column.accessor('lastName', {
    header: () => m.ui_name(),
    cell: ({ row }) => (
      <span className="line-clamp-2 max-w-64 min-w-32 wrap-anywhere">
        <UserName user={row.original} />
      </span>
    ),
    meta: { rowHeader: true },
  }),
  column.accessor('email', {
    header: () => m.users_column_email(),
    cell: ({ getValue }) => (
      <span className="block max-w-56 truncate text-muted xl:max-w-80" title={getValue()}>
        {getValue()}
      </span>
    ),
  }),
  column.accessor('role', {
    header: () => m.users_column_role(),
    cell: ({ row }) => (
      <>
        {roleLabels[row.original.role]()}
        {row.original.company && (
          <span className="block max-w-48 truncate text-sm text-muted">
            {row.original.company.companyName}
          </span>
        )}
      </>
    ),
  }),
  column.accessor('state', {
    header: () => m.users_column_state(),
    cell: ({ row }) => <UserBadges {...row.original} />,
  }),
  column.accessor('lastLoginAt', {
    header: () => m.users_column_login(),
    cell: ({ getValue }) => <LocalDate time={getValue()} none={m.users_never()} />,
  }),
  column.accessor('sessions', {
    header: () => m.users_column_sessions(),
    cell: ({ getValue }) => m.ui_number({ value: getValue() }),
    meta: { numeric: true },
  }),
  column.accessor('createdAt', { header: m.users_column_added, cell: dateCell }),
]);

interface UsersListProps {
  list: ReturnType<typeof useUsersSearch>;
  onEdit: (id: string) => void;
  onChangeRole: (id: string) => void;
}

/** The page of users that the address describes, with its filters. */
export function UsersList({ list, onEdit, onChangeRole }: UsersListProps) {
  const { page, filter } = list;
  const { role, state } = list.search;
  const query = trpc.admin.users.list.useQuery({ ...page, role, state }, pageOptions);
  const { roleCounts, stateCounts } = query.data ?? {};
  return (
    <>
      <ListToolbar list={list} label={m.users_search()} placeholder={m.users_search_placeholder()}>
        <StateFilter
          label={m.users_filter_role()}
          values={roles}
          labels={roleLabels}
          counts={roleCounts}
          value={role}
          onValueChange={(value) => filter({ role: value })}
        />
        <FilterSelect
          label={m.users_filter_state()}
          anyLabel={m.users_state_any()}
          values={userStateSchema.options}
          nameOf={(each) =>
            stateCounts
              ? m.users_state_option({
                  state: userStateLabels[each](),
                  count: m.ui_number({ value: stateCounts[each] }),
                })
              : userStateLabels[each]()
          }
          value={state}
          onValueChange={(value) => filter({ state: value })}
        />
      </ListToolbar>
      <RecordList
        label={m.users_title()}
        list={list}
        query={query}
        columns={userColumns}
        card={(user, actions) => (
          <>
            <CardHead badge={<UserBadges {...user} />}>
              <UserName user={user} />
            </CardHead>
            <p className="text-muted wrap-anywhere">{user.email}</p>
            <p>
              {roleLabels[user.role]()}
              {user.company && <span className="text-muted">, {user.company.companyName}</span>}
            </p>
            <CardFoot actions={actions}>
              {m.users_column_login()}: <LocalDate time={user.lastLoginAt} none={m.users_never()} />
            </CardFoot>
          </>
        )}
        actions={(user) => (
          <div className="flex justify-end gap-1">
            <Button
              id={roleButtonId(user.id)}
              variant="quiet"
              size="sm"
              aria-label={m.users_role_of({ name: fullName(user) })}
              onClick={() => onChangeRole(user.id)}
            >
              {m.users_role()}
            </Button>
            <EditButton
              id={user.id}
              label={m.users_edit_of({ name: fullName(user) })}
              onEdit={onEdit}
            />
          </div>
        )}
        elementId={editButtonId}
        onOpen={onEdit}
        summary={(count) => m.users_total({ count })}
        nothing={m.users_nothing_text()}
        empty={{ title: m.ui_nothing_matches(), text: m.users_nothing_text() }}
      />
    </>
  );
}
