import type { z } from 'zod';
import { type listUsersOutput, type User, userSortSchema } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { EditButton, editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LocalDate } from '../../ui/formatted-text.tsx';
import { Pagination } from '../../ui/paged-list.tsx';
import { SimilarNote } from '../../ui/similar-note.tsx';
import { SortFields } from '../../ui/sort-fields.tsx';
import { useUsersSearch } from './use-users.ts';
import { fullName, roleLabels, StateBadge, sortLabels, UserName } from './user-labels.tsx';

interface UserActionsProps {
  user: User;
  onEdit: (id: string) => void;
  onChangeRole: (id: string) => void;
  onFocus: (id: string) => void;
}

export const roleButtonId = (id: string) => `role-${id}`;

function UserActions({ user, onEdit, onChangeRole, onFocus }: UserActionsProps) {
  const { id } = user;
  const name = fullName(user);
  return (
    <div className="flex justify-end gap-1">
      <Button
        id={roleButtonId(id)}
        variant="quiet"
        size="sm"
        aria-label={m.users_role_of({ name })}
        onClick={() => onChangeRole(id)}
        onFocus={() => onFocus(id)}
      >
        {m.users_role()}
      </Button>
      <EditButton id={id} label={m.users_edit_of({ name })} onEdit={onEdit} onFocus={onFocus} />
    </div>
  );
}

/** State of an account, and of its two-step login. */
function UserBadges({ state, hasSecondFactor }: Pick<User, 'state' | 'hasSecondFactor'>) {
  return (
    <span className="flex flex-wrap gap-1">
      <StateBadge state={state} />
      {hasSecondFactor && <Badge tone="sea">{m.second_factor_badge()}</Badge>}
    </span>
  );
}

interface UserCardsProps {
  rows: readonly User[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onChangeRole: (id: string) => void;
}

/** The rows for a narrow screen, with the sorting that the table has in its heads. */
function UserCards({ rows, selected, onSelect, onEdit, onChangeRole }: UserCardsProps) {
  const { sort, order, sortBy } = useUsersSearch();
  return (
    <div className="grid gap-3">
      <SortFields
        sorts={userSortSchema.options}
        labels={sortLabels}
        sort={sort}
        order={order}
        onSort={sortBy}
      />
      <ul aria-label={m.users_title()} className="m-0 grid list-none p-0">
        {rows.map((user) => (
          <li
            key={user.id}
            data-selected={user.id === selected || undefined}
            className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
          >
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0 text-base font-medium wrap-anywhere">
                <UserName user={user} />
              </p>
              <UserBadges {...user} />
            </div>
            <p className="text-muted wrap-anywhere">{user.email}</p>
            <p>
              {roleLabels[user.role]()}
              {user.company && <span className="text-muted">, {user.company.companyName}</span>}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-muted">
                {m.users_column_login()}:{' '}
                <LocalDate time={user.lastLoginAt} none={m.users_never()} />
              </p>
              <UserActions
                user={user}
                onEdit={onEdit}
                onChangeRole={onChangeRole}
                onFocus={onSelect}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const column = createServerColumnHelper<User>();

const userColumns = column.columns([
  column.accessor('lastName', {
    header: () => m.users_column_name(),
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
    enableSorting: false,
    cell: ({ row }) => <UserBadges {...row.original} />,
  }),
  column.accessor('lastLoginAt', {
    header: () => m.users_column_login(),
    sortDescFirst: true,
    cell: ({ getValue }) => <LocalDate time={getValue()} none={m.users_never()} />,
  }),
  column.accessor('sessions', {
    header: () => m.users_column_sessions(),
    enableSorting: false,
    cell: ({ getValue }) => m.ui_number({ value: getValue() }),
    meta: { numeric: true },
  }),
  column.accessor('createdAt', {
    header: () => m.users_column_added(),
    sortDescFirst: true,
    cell: ({ getValue }) => <LocalDate time={getValue()} />,
  }),
]);

interface UsersListProps {
  page: z.infer<typeof listUsersOutput>;
  /** These are the rows of the page before, while the next ones load. */
  isOutdated: boolean;
  onEdit: (id: string) => void;
  onChangeRole: (id: string) => void;
}

export function UsersList({ page, isOutdated, onEdit, onChangeRole }: UsersListProps) {
  const { rows, total, isSimilar, nextCursor, previousCursor } = page;
  const { sort, order, sortBy, isFiltered, clearFilters, turnPage } = useUsersSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { selected, select } = useRowShortcuts({
    ids: rows.map(({ id }) => id),
    elementId: editButtonId,
    onOpen: onEdit,
  });
  const table = useServerTable({
    columns: userColumns,
    rows,
    sorts: userSortSchema.options,
    sort,
    order,
    onSort: (column, next) => void sortBy(column, next),
  });

  if (rows.length === 0 && !isOutdated) {
    return (
      <EmptyState
        title={m.users_nothing()}
        action={
          isFiltered && (
            <Button variant="secondary" onClick={() => void clearFilters()}>
              {m.users_clear_filters()}
            </Button>
          )
        }
      >
        {m.users_nothing_text()}
      </EmptyState>
    );
  }
  const list = { selected, onSelect: select, onEdit, onChangeRole };
  return (
    <div className="grid min-w-0 gap-4">
      <SimilarNote isSimilar={isSimilar} />
      <div
        aria-busy={isOutdated}
        className={cn('min-w-0 transition-opacity', isOutdated && 'opacity-60')}
      >
        {isWide ? (
          <DataTable
            label={m.users_title()}
            table={table}
            selected={selected}
            actions={(user) => (
              <UserActions
                user={user}
                onEdit={onEdit}
                onChangeRole={onChangeRole}
                onFocus={select}
              />
            )}
          />
        ) : (
          <UserCards rows={rows} {...list} />
        )}
      </div>
      <Pagination
        summary={m.users_total({ count: total })}
        onPrevious={previousCursor ? () => void turnPage({ before: previousCursor }) : undefined}
        onNext={nextCursor ? () => void turnPage({ after: nextCursor }) : undefined}
      />
      {isWide && <p className="text-xs text-muted">{m.users_keys_hint()}</p>}
    </div>
  );
}
