import type { z } from 'zod';
import type { listUsersOutput } from '../../../shared/contracts/user.ts';
import { userSortSchema } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SimilarNote } from '../../ui/similar-note.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { useUsersSearch } from './use-users-search.ts';
import { UserActions } from './user-actions.tsx';
import { UserCards } from './user-cards.tsx';
import { userColumns } from './user-columns.tsx';

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
  const { selected, select } = useRowKeys({
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
