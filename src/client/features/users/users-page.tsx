import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { InvitationLink } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useListDialog } from '../../lib/list-search.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { InvitationNote, InviteDialog } from './invite-dialog.tsx';
import { RoleForm, useSetRole } from './role-form.tsx';
import { UserAccess } from './user-access.tsx';
import { UserForm, UserQueryResult, useSaveUser, useUser } from './user-form.tsx';
import { fullName, roleLabels, StateBadge, UserName } from './user-labels.tsx';
import { roleButtonId, UsersList, useUsersSearch } from './users-list.tsx';

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

const addButtonId = 'add-user';
export function UsersPage() {
  const list = useUsersSearch();
  const { search } = list;
  const { open, close } = useListDialog(list, {
    edit: undefined,
    invite: undefined,
    changeRole: undefined,
  });
  const origin = useRef(addButtonId);
  if (search.changeRole) origin.current = roleButtonId(search.changeRole);
  else if (search.edit)
    origin.current = search.edit === 'new' ? addButtonId : editButtonId(search.edit);

  const dialog = {
    onClose: close,
    returnFocus: () => document.getElementById(origin.current),
  };
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.users_title()}</h1>
        <Button id={addButtonId} onClick={() => open({ edit: 'new' })}>
          <UserPlus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {m.users_add()}
        </Button>
      </div>
      <UsersList
        list={list}
        onEdit={(id) => open({ edit: id })}
        onChangeRole={(id) => open({ changeRole: id })}
      />
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
