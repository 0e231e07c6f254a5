import { useState } from 'react';
import type { InvitationLink } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { roleLabels } from './labels.ts';
import { StateBadge } from './state-badge.tsx';
import { useSaveUser } from './use-save-user.ts';
import { UserAccess } from './user-access.tsx';
import { UserForm } from './user-form.tsx';
import { UserName } from './user-name.tsx';
import { UserQuery, useUser } from './user-query.tsx';

interface EditDialogProps {
  /** The user being edited; the dialog is closed without one. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'user-form';

export function EditDialog({ id, onClose, returnFocus }: EditDialogProps) {
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
      formId={formId}
      action={m.users_save()}
      pending={isSaving}
      isReady={user !== undefined}
    >
      {id !== undefined && (
        <UserQuery query={query} onClose={onClose}>
          {(current) => (
            <>
              <UserForm key={id} id={formId} user={current} save={save} onSaved={onClose} />
              <UserAccess user={current} onLink={setInvitation} />
              {invitation && (
                <div className="mt-2">
                  <InvitationNote key={invitation.link} invitation={invitation} />
                </div>
              )}
            </>
          )}
        </UserQuery>
      )}
    </FormDialog>
  );
}
