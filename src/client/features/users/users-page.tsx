import { keepPreviousData } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { type InvitationLink, userStateSchema } from '../../../shared/contracts/user.ts';
import { roles } from '../../../shared/domain/accounts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RowsSkeleton } from '../../ui/paged-list.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { InvitationNote, InviteDialog } from './invite-dialog.tsx';
import { RoleForm, useSetRole } from './role-form.tsx';
import { useUsersSearch } from './use-users.ts';
import { UserAccess } from './user-access.tsx';
import { UserForm, UserQueryResult, useSaveUser, useUser } from './user-form.tsx';
import { fullName, roleLabels, StateBadge, stateLabels, UserName } from './user-labels.tsx';
import { roleButtonId, UsersList } from './users-list.tsx';

interface EditDialogProps {
  /** The user being edited; the dialog is closed without one. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const userFormId = 'user-form';

function EditDialog({ id, onClose, returnFocus }: EditDialogProps) {
  const query = useUser(id);
  const user = query.data;
  const { save, isSaving } = useSaveUser();
  const [invitation, setInvitation] = useState<InvitationLink | null>(null);
  if (invitation && invitation.user.id !== id) setInvitation(null);

  return (
    <FormDialog
      open={id !== undefined}
      onClose={onClose}
      returnFocus={returnFocus}
      title={m.users_edit_title()}
      description={
        user && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              <UserName user={user} />, {roleLabels[user.role]()}
            </span>
            <StateBadge state={user.state} />
          </span>
        )
      }
      formId={userFormId}
      action={m.users_save()}
      pending={isSaving}
      isReady={user !== undefined}
    >
      {id !== undefined && (
        <UserQueryResult query={query} onClose={onClose}>
          {(current) => (
            <>
              <UserForm key={id} id={userFormId} user={current} save={save} onSaved={onClose} />
              <UserAccess user={current} onLink={setInvitation} onErased={onClose} />
              {invitation && (
                <div className="mt-2">
                  <InvitationNote key={invitation.link} invitation={invitation} />
                </div>
              )}
            </>
          )}
        </UserQueryResult>
      )}
    </FormDialog>
  );
}

interface RoleDialogProps {
  /** The user whose role is changed; the dialog is closed without one. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const roleFormId = 'role-form';

function RoleDialog({ id, onClose, returnFocus }: RoleDialogProps) {
  const query = useUser(id);
  const { save, isSaving } = useSetRole();
  return (
    <FormDialog
      open={id !== undefined}
      onClose={onClose}
      returnFocus={returnFocus}
      title={m.users_role_title()}
      description={query.data && fullName(query.data)}
      formId={roleFormId}
      action={m.users_role_save()}
      pending={isSaving}
      isReady={query.data !== undefined}
    >
      {id !== undefined && (
        <UserQueryResult query={query} onClose={onClose}>
          {(user) => (
            <RoleForm key={id} id={roleFormId} user={user} save={save} onSaved={onClose} />
          )}
        </UserQueryResult>
      )}
    </FormDialog>
  );
}

/** The page of users that the address describes; the rows before stay while the next ones load. */
function useUsers() {
  const { search, sort, order } = useUsersSearch();
  return trpc.admin.users.list.useQuery(
    {
      search: search.search,
      role: search.role,
      state: search.state,
      sort,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
}

type Counts = Pick<NonNullable<ReturnType<typeof useUsers>['data']>, 'roleCounts' | 'stateCounts'>;

function UsersToolbar({ counts }: { counts: Counts | undefined }) {
  const { search, find, filter } = useUsersSearch();
  const all = counts && Object.values(counts.roleCounts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.users_search()}
        placeholder={m.users_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.users_filter_role()}
        value={search.role ?? 'all'}
        onValueChange={(value) => filter({ role: value === 'all' ? undefined : value })}
        items={[
          { value: 'all', label: m.users_filter_all(), count: all },
          ...roles.map((role) => ({
            value: role,
            label: roleLabels[role](),
            count: counts?.roleCounts[role],
          })),
        ]}
      />
      <Select
        aria-label={m.users_filter_state()}
        className="w-full sm:w-56"
        value={search.state ?? 'any'}
        onValueChange={(value) => {
          const state = userStateSchema.safeParse(value);
          void filter({ state: state.success ? state.data : undefined });
        }}
        options={[
          { value: 'any', label: m.users_state_any() },
          ...userStateSchema.options.map((state) => ({
            value: state,
            label: counts
              ? m.users_state_option({
                  state: stateLabels[state](),
                  count: m.ui_number({ value: counts.stateCounts[state] }),
                })
              : stateLabels[state](),
          })),
        ]}
      />
    </div>
  );
}

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
