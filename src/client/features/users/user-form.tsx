import { type ComponentProps, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type UpdateUserFields,
  type UpdateUserInput,
  type User,
  updateUserInput,
} from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { trpc } from '../../trpc.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { ConflictAlert, type SaveOutcome, saveWithFeedback } from '../../ui/record-form.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { CompanyField, PersonFields } from './user-fields.tsx';
import { fullName } from './user-labels.tsx';

type SaveUser = (input: UpdateUserInput) => Promise<SaveOutcome>;

/** Saves name, address and company, tells the result, and answers what the form has to show. */
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

type UserQueryResultProps = Pick<
  ComponentProps<typeof RecordQueryResult<User>>,
  'query' | 'onClose' | 'children'
>;

/** Content of a dialog whose user loads, fails to load, or is missing. */
export function UserQueryResult(props: UserQueryResultProps) {
  return (
    <RecordQueryResult
      {...props}
      errorTitle={m.users_error()}
      missing={{
        title: m.users_missing_title(),
        text: m.users_missing_text(),
        back: m.users_back(),
      }}
    />
  );
}

interface UserFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  /** As the server has it now. */
  user: User;
  save: SaveUser;
  onSaved: () => void;
}

const fieldNames = ['firstName', 'lastName', 'email', 'companyId'] as const;

export function UserForm({ id, user, save, onSaved }: UserFormProps) {
  const form = useForm<UpdateUserFields, unknown, UpdateUserInput>({
    resolver: contractResolver(updateUserInput),
    defaultValues: {
      id: user.id,
      version: user.version,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      companyId: user.company?.id ?? null,
    },
  });
  const { errors, isDirty } = form.formState;
  const [company, setCompany] = useState(user.company);
  const [started] = useState(user);
  const [conflict, setConflict] = useState(false);
  const saved = useRef(false);

  const [submitOnce] = useSingleFlight(submit, saved);

  async function submit(input: UpdateUserInput) {
    // Changes of the access meanwhile are no change of these fields; and once another version of them has been
    // shown, saving again means to replace it.
    const isSame =
      user.email === started.email &&
      fullName(user) === fullName(started) &&
      user.company?.id === started.company?.id;
    const result = await save(isSame || conflict ? { ...input, version: user.version } : input);
    if (result.outcome === 'saved') {
      saved.current = true;
      onSaved();
    } else if (result.outcome === 'conflict') {
      setConflict(true);
    } else {
      for (const { path, message } of result.issues) {
        const name = fieldNames.find((field) => field === path);
        if (name) form.setError(name, { type: 'server', message }, { shouldFocus: true });
      }
    }
  }

  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={form.handleSubmit(submitOnce)}>
      <UnsavedChangesGuard isDirty={isDirty} saved={saved} openParams="edit" />
      {conflict && (
        <ConflictAlert>
          <p>
            <bdi>{fullName(user)}</bdi>, {user.email}
          </p>
          {user.company && <bdi>{user.company.companyName}</bdi>}
        </ConflictAlert>
      )}
      <PersonFields
        register={form.register}
        errors={errors}
        emailHint={user.state === 'invited' ? m.users_email_hint_invited() : undefined}
      />
      {user.role === 'client' && (
        <CompanyField
          value={company}
          onChange={(choice) => {
            setCompany(choice);
            form.setValue('companyId', choice?.id ?? null, { shouldDirty: true });
            form.clearErrors('companyId');
          }}
          error={errors.companyId?.message}
        />
      )}
    </form>
  );
}
