import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RoleForm } from './role-form.tsx';
import { useSetRole } from './use-set-role.ts';
import { fullName } from './user-name.tsx';
import { UserQuery, useUser } from './user-query.tsx';

interface RoleDialogProps {
  /** The user whose role is changed; the dialog is closed without one. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'role-form';

export function RoleDialog({ id, onClose, returnFocus }: RoleDialogProps) {
  const query = useUser(id);
  const { save, isSaving } = useSetRole();
  return (
    <FormDialog
      open={id !== undefined}
      onClose={onClose}
      returnFocus={returnFocus}
      title={m.users_role_title()}
      description={query.data && fullName(query.data)}
      formId={formId}
      action={m.users_role_save()}
      pending={isSaving}
      isReady={query.data !== undefined}
    >
      {id !== undefined && (
        <UserQuery query={query} onClose={onClose}>
          {(user) => <RoleForm key={id} id={formId} user={user} save={save} onSaved={onClose} />}
        </UserQuery>
      )}
    </FormDialog>
  );
}
