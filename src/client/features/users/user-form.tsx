import { useState } from 'react';
import {
  type UpdateUserInput,
  type User,
  updateUserInput,
} from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { RecordForm, type SaveOutcome, saveWithFeedback } from '../../ui/record-form.tsx';
import { CompanyField, PersonFields } from './user-fields.tsx';
import { fullName } from './user-labels.tsx';

type SaveUser = (input: UpdateUserInput) => Promise<SaveOutcome>;

/** Saves name, address and company, shows the result, and returns what the form has to show. */
export function useSaveUser(): { save: SaveUser; isSaving: boolean } {
  const arrival = useArrival('admin.users');
  const update = trpc.admin.users.update.useMutation();
  return {
    isSaving: update.isPending,
    save: (input) =>
      saveWithFeedback(() => update.mutateAsync(input), {
        saved: m.users_saved(),
        failed: m.users_save_failed(),
        arrival,
      }),
  };
}

/** The user of a dialog, loaded anew: it may have changed since the list was loaded. */
export function useUser(id: string | undefined) {
  return trpc.admin.users.get.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined, staleTime: 0 },
  );
}

const resolver = contractResolver(updateUserInput.omit({ id: true, version: true }));

const userValues = ({ firstName, lastName, email, company }: User) => ({
  firstName,
  lastName,
  email,
  companyId: company?.id ?? null,
});

function UserFieldset({ user }: { user: User }) {
  const [company, setCompany] = useState(user.company);
  return (
    <>
      <PersonFields
        emailHint={user.state === 'invited' ? m.users_email_hint_invited() : undefined}
      />
      {user.role === 'client' && <CompanyField value={company} onChange={setCompany} />}
    </>
  );
}

interface UserFormProps {
  /** As the server has it now. */
  user: User;
  save: SaveUser;
  onSaved: () => void;
}

export function UserForm({ user, save, onSaved }: UserFormProps) {
  return (
    <RecordForm
      record={user}
      values={userValues}
      resolver={resolver}
      save={(input, { id, version }) => save({ ...input, id, version })}
      onSaved={onSaved}
      stored={
        <>
          <p>
            <bdi>{fullName(user)}</bdi>, {user.email}
          </p>
          {user.company && <bdi>{user.company.companyName}</bdi>}
        </>
      }
    >
      {(edited) => <UserFieldset key={edited.version} user={edited} />}
    </RecordForm>
  );
}
