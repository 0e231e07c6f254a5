import type { User } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EditButton } from '../../ui/edit-button.tsx';
import { fullName } from './user-name.tsx';

interface UserActionsProps {
  user: User;
  onEdit: (id: string) => void;
  onChangeRole: (id: string) => void;
  onFocus: (id: string) => void;
}

export const roleButtonId = (id: string) => `role-${id}`;

export function UserActions({ user, onEdit, onChangeRole, onFocus }: UserActionsProps) {
  const { id } = user;
  const name = fullName(user);
  return (
    <div className="flex justify-end gap-1">
      <Button
        id={roleButtonId(id)}
        variant="quiet"
        size="sm"
        aria-label={m.users_role_of({ name })}
        onClick={() => onChangeRole(id)}
        onFocus={() => onFocus(id)}
      >
        {m.users_role()}
      </Button>
      <EditButton id={id} label={m.users_edit_of({ name })} onEdit={onEdit} onFocus={onFocus} />
    </div>
  );
}
