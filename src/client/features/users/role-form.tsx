import { useRef, useState } from 'react';
import { chosenRoleSchema, type SetRoleInput, type User } from '../../../shared/contracts/user.ts';
import { type Role, roles } from '../../../shared/domain/accounts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { ConflictAlert } from '../../ui/record-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { fullName, roleLabels, useIsCurrentUser } from './user-labels.tsx';

type RoleResult =
  | { outcome: 'saved' }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; message: string };
type SaveRole = (input: SetRoleInput) => Promise<RoleResult>;

/** Gives a user another role, tells the result, and answers what the form has to show. */
export function useSetRole(): { save: SaveRole; isSaving: boolean } {
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
  /** For the submit button, which stands outside the form. */
  id: string;
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

export function RoleForm({ id, user, save, onSaved }: RoleFormProps) {
  const [role, setRole] = useState(user.role);
  const [error, setError] = useState<string>();
  const [hasConflict, setHasConflict] = useState(false);
  const isOwn = useIsCurrentUser(user.id);
  const sending = useRef(false);

  async function submit() {
    if (sending.current) return;
    sending.current = true;
    const result = await save({ id: user.id, role, version: user.version });
    sending.current = false;
    if (result.outcome === 'saved') onSaved();
    else if (result.outcome === 'conflict') setHasConflict(true);
    else setError(result.message);
  }

  return (
    <form
      id={id}
      noValidate
      className="grid gap-5"
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
    </form>
  );
}
