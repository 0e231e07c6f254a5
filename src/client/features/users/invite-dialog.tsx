import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import {
  type CompanyChoice,
  type InvitationLink,
  type InviteUserFields,
  type InviteUserInput,
  inviteUserInput,
} from '../../../shared/contracts/user.ts';
import { roles } from '../../../shared/domain/accounts.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { readError } from '../../lib/read-error.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.tsx';
import { CompanyField, PersonFields } from './user-fields.tsx';
import { fullName, roleLabels } from './user-labels.tsx';

/** The link of an invitation, which cannot be shown again. */
export function InvitationNote({ invitation }: { invitation: InvitationLink }) {
  const dates = useDateTimeFormat();
  const { user, link, expiresAt } = invitation;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  const address = new URL(link, window.location.origin).href;
  return (
    <div ref={note} className="grid scroll-my-8 gap-4">
      <Alert tone="warning">{m.users_link_text({ email: user.email })}</Alert>
      <Field label={m.users_link()} hint={m.users_link_valid({ date: dates.moment(expiresAt) })}>
        <div className="flex items-center gap-2">
          <Input
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className="figures text-sm"
          />
          <CopyButton text={address} what={m.users_link()} className="shrink-0" />
        </div>
      </Field>
    </div>
  );
}

type Invite = (input: InviteUserInput) => Promise<FieldIssue[]>;

/** Invites a user; returns errors to show beside the form's fields. */
function useInvite(onInvited: (invitation: InvitationLink) => void) {
  const invite = trpc.admin.users.invite.useMutation();
  const send: Invite = async (input) => {
    try {
      onInvited(await invite.mutateAsync(input));
    } catch (error) {
      const { message, issues } = readError(error);
      toast({ title: m.users_invite_failed(), description: message, variant: 'danger' });
      return issues;
    }
    toast({ title: m.users_invited(), variant: 'success' });
    return [];
  };
  return { invite: send, isInviting: invite.isPending };
}

interface InviteFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  /** The company of a client whose contact is invited. */
  company?: CompanyChoice;
  invite: Invite;
}

type InviteValues = Omit<InviteUserFields, 'role'> & { role: InviteUserFields['role'] | '' };

const fieldNames = ['firstName', 'lastName', 'email', 'role', 'companyId', 'locale'] as const;

function InviteForm({ id, company: chosen, invite }: InviteFormProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const form = useForm<InviteValues, unknown, InviteUserInput>({
    resolver: contractResolver<InviteValues, unknown, InviteUserInput>(inviteUserInput),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      role: chosen ? 'client' : '',
      companyId: chosen?.id ?? null,
      locale,
    },
  });
  const { errors, isDirty } = form.formState;
  const [company, setCompany] = useState<CompanyChoice | null>(chosen ?? null);
  const saved = useRef(false);

  const [submit] = useSingleFlight(async (input: InviteUserInput) => {
    saved.current = true;
    const issues = await invite(input);
    saved.current = false;
    for (const { path, message } of issues) {
      const name = fieldNames.find((field) => field === path);
      if (name) form.setError(name, { type: 'server', message }, { shouldFocus: true });
    }
  });

  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      <UnsavedChangesGuard isDirty={isDirty} saved={saved} openParams={['edit', 'invite']} />
      <PersonFields register={form.register} errors={errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="role"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field label={m.users_role()} required error={errors.role?.message}>
              <Select
                ref={ref}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                placeholder={m.users_invite_role_placeholder()}
                options={roles.map((role) => ({ value: role, label: roleLabels[role]() }))}
              />
            </Field>
          )}
        />
        <Controller
          control={form.control}
          name="locale"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field label={m.users_invite_language()} error={errors.locale?.message}>
              <Select
                ref={ref}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                options={localeSchema.options.map((language) => ({
                  value: language,
                  label: languageNames[language](),
                }))}
              />
            </Field>
          )}
        />
      </div>
      {form.watch('role') === 'client' && (
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

interface InviteDialogProps {
  open: boolean;
  /** The client whose company is chosen already. */
  clientId: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'invite-form';

/** Asks who is to be invited, then shows the link. */
export function InviteDialog({ open, clientId, onClose, returnFocus }: InviteDialogProps) {
  const [invitation, setInvitation] = useState<InvitationLink | null>(null);
  const { invite, isInviting } = useInvite(setInvitation);
  const client = trpc.admin.clients.get.useQuery(
    { id: clientId ?? '' },
    { enabled: clientId !== undefined },
  );
  const isReady = clientId === undefined || client.data !== undefined;
  // The link is shown once, also when the dialog was left by the browser's Back.
  if (!open && invitation) setInvitation(null);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      returnFocus={returnFocus}
      title={
        invitation
          ? m.users_link_title({ name: fullName(invitation.user) })
          : m.users_invite_title()
      }
      description={!invitation && m.users_invite_text()}
      formId={formId}
      action={m.users_invite_send()}
      pending={isInviting}
      isReady={isReady}
      done={invitation && <Button onClick={onClose}>{m.users_done()}</Button>}
    >
      {open &&
        (invitation ? (
          <InvitationNote invitation={invitation} />
        ) : clientId === undefined ? (
          <InviteForm id={formId} invite={invite} />
        ) : (
          <RecordQueryResult
            query={client}
            missing={{
              title: m.users_invite_client_missing_title(),
              text: m.users_invite_client_missing_text(),
              back: m.users_back(),
            }}
            onClose={onClose}
          >
            {(forClient) => <InviteForm id={formId} company={forClient} invite={invite} />}
          </RecordQueryResult>
        ))}
    </FormDialog>
  );
}
