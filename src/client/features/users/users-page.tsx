import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import {
  chosenRoleSchema,
  type InvitationLink,
  type SetRoleInput,
  type User,
} from '../../../shared/contracts/user.ts';
import { type Role, roles } from '../../../shared/domain/accounts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { UserStateBadge } from '../../domain/user-state.tsx';
import { useArrival } from '../../invalidation.ts';
import { useAddressDialog } from '../../lib/list-search.ts';
import { readError } from '../../lib/read-error.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx';
import { PortalPage } from '../../ui/portal-page.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { ConflictAlert } from '../../ui/record-form.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { toast } from '../../ui/toast.tsx';
import { InvitationNote, InviteDialog } from './invite-dialog.tsx';
import { UserAccess } from './user-access.tsx';
import { UserForm, useSaveUser, useUser } from './user-form.tsx';
import { fullName, roleLabels, UserName, useIsCurrentUser } from './user-labels.tsx';
import { roleButtonId, UsersList, useUsersSearch } from './users-list.tsx';

type RoleResult =
  | { outcome: 'saved' }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; message: string };
type SaveRole = (input: SetRoleInput) => Promise<RoleResult>;

/** Gives a user another role, shows the result, and returns what the form has to show. */
function useSetRole(): { save: SaveRole; isSaving: boolean } {
  const arrival = useArrival('admin.users');
  const setRole = trpc.admin.users.setRole.useMutation();
  return {
    isSaving: setRole.isPending,
    save: async (input) => {
      try {
        await setRole.mutateAsync(input);
      } catch (error) {
        const { code, message } = readError(error);
        toast({ title: m.users_role_failed(), description: message, variant: 'danger' });
        if (code !== 'conflict') return { outcome: 'refused', message };
        await arrival();
        return { outcome: 'conflict' };
      }
      toast({ title: m.users_role_done(), variant: 'success' });
      return { outcome: 'saved' };
    },
  };
}

interface RoleFormProps {
  user: User;
  save: SaveRole;
  onSaved: () => void;
}

const roleTexts = {
  admin: m.users_role_admin_text,
  employee: m.users_role_employee_text,
  client: m.users_role_client_text,
};

/** Effect of another role on a user's links: each rests or is restored, and none is lost. */
function linkChanges({ role: before, links: { company, profile } }: User, role: Role): string[] {
  const changes: string[] = [];
  if (company !== null && before === 'client')
    changes.push(m.users_role_company_rests({ company }));
  if (company !== null && role === 'client')
    changes.push(m.users_role_company_returns({ company }));
  if (company === null && role === 'client') changes.push(m.users_role_company_missing());
  if (profile !== null && before === 'employee') {
    changes.push(m.users_role_profile_rests({ profile }));
  }
  if (profile !== null && role === 'employee') {
    changes.push(m.users_role_profile_returns({ profile }));
  }
  return changes;
}

function RoleForm({ user, save, onSaved }: RoleFormProps) {
  const [role, setRole] = useState(user.role);
  const [error, setError] = useState<string>();
  const [hasConflict, setHasConflict] = useState(false);
  const isOwn = useIsCurrentUser(user.id);

  const [submit] = useSingleFlight(async () => {
    const result = await save({ id: user.id, role, version: user.version });
    if (result.outcome === 'saved') onSaved();
    else if (result.outcome === 'conflict') setHasConflict(true);
    else setError(result.message);
  });

  return (
    <DialogForm
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {hasConflict && (
        <ConflictAlert>
          {m.users_role()}: {roleLabels[user.role]()}
        </ConflictAlert>
      )}
      <Field group label={m.users_role()} required error={error}>
        <RadioGroup
          value={role}
          onValueChange={(value) => {
            setError(undefined);
            const chosen = chosenRoleSchema.safeParse(value);
            if (chosen.success) setRole(chosen.data);
          }}
          options={roles.map((value) => ({
            value,
            label: roleLabels[value](),
            description: roleTexts[value](),
          }))}
        />
      </Field>
      {role !== user.role && (
        <Alert tone={isOwn ? 'warning' : 'info'}>
          <div className="grid gap-2">
            <p className="m-0">
              {isOwn ? m.users_role_own() : m.users_role_note({ name: fullName(user) })}
            </p>
            {linkChanges(user, role).map((text) => (
              <p key={text} className="m-0">
                {text}
              </p>
            ))}
          </div>
        </Alert>
      )}
    </DialogForm>
  );
}

interface EditDialogProps {
  /** The user being edited; the dialog is closed without one. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

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
            <UserStateBadge status={user.state} />
          </span>
        )
      }
      action={m.ui_save_changes()}
      pending={isSaving}
      isReady={user !== undefined}
    >
      {id !== undefined && (
        <RecordQueryResult query={query} onClose={onClose}>
          {(current) => (
            <>
              <UserForm key={id} user={current} save={save} onSaved={onClose} />
              <UserAccess user={current} onLink={setInvitation} onErased={onClose} />
              {invitation && (
                <div className="mt-2">
                  <InvitationNote key={invitation.link} invitation={invitation} />
                </div>
              )}
            </>
          )}
        </RecordQueryResult>
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
      action={m.users_role_save()}
      pending={isSaving}
      isReady={query.data !== undefined}
    >
      {id !== undefined && (
        <RecordQueryResult query={query} onClose={onClose}>
          {(user) => <RoleForm key={id} user={user} save={save} onSaved={onClose} />}
        </RecordQueryResult>
      )}
    </FormDialog>
  );
}

const addButtonId = 'add-user';
export function UsersPage() {
  const list = useUsersSearch();
  const { search } = list;
  const { open, dialog } = useAddressDialog(list, {
    closed: { edit: undefined, invite: undefined, changeRole: undefined },
    opener:
      (search.changeRole && roleButtonId(search.changeRole)) ||
      (search.edit && editButtonId(search.edit)),
    fallback: addButtonId,
  });
  return (
    <PortalPage
      title={m.users_title()}
      actions={
        <Button id={addButtonId} onClick={() => open({ edit: 'new' })}>
          <UserPlus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {m.users_add()}
        </Button>
      }
    >
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
    </PortalPage>
  );
}
