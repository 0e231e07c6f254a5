import { type User, userSortSchema } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Day } from '../../ui/day.tsx';
import { SortFields } from '../../ui/sort-fields.tsx';
import { roleLabels, sortLabels } from './labels.ts';
import { useUsersSearch } from './use-users-search.ts';
import { UserActions } from './user-actions.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserName } from './user-name.tsx';

interface UserCardsProps {
  rows: readonly User[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onChangeRole: (id: string) => void;
}

/** The rows for a narrow screen, with the sorting that the table has in its heads. */
export function UserCards({ rows, selected, onSelect, onEdit, onChangeRole }: UserCardsProps) {
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
                {m.users_column_login()}: <Day time={user.lastLoginAt} none={m.users_never()} />
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
