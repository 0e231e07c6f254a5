import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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
    <Dialog
      open={id !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      returnFocus={returnFocus}
      title={m.users_role_title()}
      description={query.data && fullName(query.data)}
      footer={
        query.data && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button type="submit" form={formId} pending={isSaving}>
              {m.users_role_save()}
            </Button>
          </>
        )
      }
    >
      {id !== undefined && (
        <UserQuery query={query} onClose={onClose}>
          {(user) => <RoleForm key={id} id={formId} user={user} save={save} onSaved={onClose} />}
        </UserQuery>
      )}
    </Dialog>
  );
}
