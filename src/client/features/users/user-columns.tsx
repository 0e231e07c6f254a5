import type { User } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Day } from '../../ui/day.tsx';
import { serverColumns } from '../../ui/server-table.ts';
import { roleLabels } from './labels.ts';
import { UserBadges } from './user-badges.tsx';
import { UserName } from './user-name.tsx';

const column = serverColumns<User>();

export const userColumns = column.columns([
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
    cell: ({ getValue }) => <Day time={getValue()} none={m.users_never()} />,
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
    cell: ({ getValue }) => <Day time={getValue()} />,
  }),
]);
