import { UserPlus } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useUsers } from './use-users.ts';
import { useUsersSearch } from './use-users-search.ts';
import { roleButtonId } from './user-actions.tsx';
import { UsersList } from './users-list.tsx';
import { UsersToolbar } from './users-toolbar.tsx';

const addButtonId = 'add-user';
const skeletonCells = [
  'h-4 w-40',
  'hidden h-4 flex-1 md:block',
  'hidden h-4 w-28 md:block',
  'h-5 w-20',
  'h-9 w-24',
];

export function UsersPage() {
  const query = useUsers();
  const { search, open, close } = useUsersSearch();
  const history = useDialogHistory(() => void close());
  const origin = useRef(addButtonId);
  if (search.changeRole) origin.current = roleButtonId(search.changeRole);
  else if (search.edit)
    origin.current = search.edit === 'new' ? addButtonId : editButtonId(search.edit);

  function show(dialog: Parameters<typeof open>[0]) {
    history.noteOpened();
    void open(dialog);
  }

  const dialog = {
    onClose: history.close,
    returnFocus: () => document.getElementById(origin.current),
  };
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.users_title()}</h1>
        <Button id={addButtonId} onClick={() => show({ edit: 'new' })}>
          <UserPlus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {m.users_add()}
        </Button>
      </div>
      <UsersToolbar counts={query.data} />
      <QueryResult
        query={query}
        errorTitle={m.users_error()}
        skeleton={<RowsSkeleton cells={skeletonCells} />}
      >
        {(page) => (
          <UsersList
            page={page}
            isOutdated={query.isPlaceholderData}
            onEdit={(id) => show({ edit: id })}
            onChangeRole={(id) => show({ changeRole: id })}
          />
        )}
      </QueryResult>
      <InviteDialog
        open={search.edit === 'new' || search.invite !== undefined}
        clientId={search.invite}
        {...dialog}
      />
      <EditDialog id={search.edit === 'new' ? undefined : search.edit} {...dialog} />
      <RoleDialog id={search.changeRole} {...dialog} />
    </main>
  );
}
