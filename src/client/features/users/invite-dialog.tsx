import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import {
  type CompanyChoice,
  type InvitationLink,
  type InviteUserFields,
  type InviteUserInput,
  inviteUserInput,
} from '../../../shared/contracts/user.ts';
import { roles } from '../../../shared/domain/accounts.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import { OneTimeLink } from '../../ui/one-time-link.tsx';
import { RecordForm, type SaveOutcome, saveWithFeedback } from '../../ui/record-form.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { CompanyField, PersonFields } from './user-fields.tsx';
import { fullName, roleLabels } from './user-labels.tsx';

/** The link of an invitation, which cannot be shown again. */
export function InvitationNote({ invitation }: { invitation: InvitationLink }) {
  const dates = useDateTimeFormat();
  const { user, link, expiresAt } = invitation;
  return (
    <OneTimeLink
      label={m.users_link()}
      text={m.users_link_text({ email: user.email })}
      hint={m.users_link_valid({ date: dates.moment(expiresAt) })}
      link={link}
    />
  );
}

type Invite = (input: InviteUserInput) => Promise<SaveOutcome<InvitationLink>>;

/** Invites a user, shows the result, and returns what the form has to show. */
function useInvite(): { invite: Invite; isInviting: boolean } {
  const arrival = useArrival('admin.users');
  const { mutateAsync, isPending } = trpc.admin.users.invite.useMutation();
  return {
    isInviting: isPending,
    invite: (input) =>
      saveWithFeedback(() => mutateAsync(input), {
        saved: m.users_invited(),
        failed: m.users_invite_failed(),
        arrival,
      }),
  };
}

type InviteValues = Omit<InviteUserFields, 'role'> & { role: InviteUserFields['role'] | '' };

const resolver = contractResolver<InviteValues, unknown, InviteUserInput>(inviteUserInput);

const { SelectField } = fieldsOf<InviteValues>();

/** The fields of an invitation; a user of a client has a company. */
function InviteFieldset({ company: chosen }: { company: CompanyChoice | undefined }) {
  const [company, setCompany] = useState<CompanyChoice | null>(chosen ?? null);
  const { watch } = useFormContext<InviteValues>();
  return (
    <>
      <PersonFields />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="role"
          label={m.users_role()}
          required
          placeholder={m.users_invite_role_placeholder()}
          choices={roles}
          labels={roleLabels}
        />
        <SelectField
          name="locale"
          label={m.users_invite_language()}
          choices={localeSchema.options}
          labels={languageNames}
        />
      </div>
      {watch('role') === 'client' && <CompanyField value={company} onChange={setCompany} />}
    </>
  );
}

interface InviteFormProps {
  /** The company of a client whose contact is invited. */
  company?: CompanyChoice;
  invite: Invite;
  onInvited: (invitation: InvitationLink) => void;
}

function InviteForm({ company, invite, onInvited }: InviteFormProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return (
    <RecordForm
      record={undefined}
      values={(): InviteValues => ({
        firstName: '',
        lastName: '',
        email: '',
        role: company ? 'client' : '',
        companyId: company?.id ?? null,
        locale,
      })}
      resolver={resolver}
      save={invite}
      onSaved={onInvited}
      openParams={['edit', 'invite']}
    >
      <InviteFieldset company={company} />
    </RecordForm>
  );
}

interface InviteDialogProps {
  open: boolean;
  /** The client whose company is chosen already. */
  clientId: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks who is to be invited, then shows the link. */
export function InviteDialog({ open, clientId, onClose, returnFocus }: InviteDialogProps) {
  const [invitation, setInvitation] = useState<InvitationLink | null>(null);
  const { invite, isInviting } = useInvite();
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
      action={m.users_invite_send()}
      pending={isInviting}
      isReady={isReady}
      done={invitation && <Button onClick={onClose}>{m.users_done()}</Button>}
    >
      {open &&
        (invitation ? (
          <InvitationNote invitation={invitation} />
        ) : clientId === undefined ? (
          <InviteForm invite={invite} onInvited={setInvitation} />
        ) : (
          <RecordQueryResult
            query={client}
            missing={{
              title: m.users_invite_client_missing_title(),
              text: m.users_invite_client_missing_text(),
            }}
            onClose={onClose}
          >
            {(forClient) => (
              <InviteForm company={forClient} invite={invite} onInvited={setInvitation} />
            )}
          </RecordQueryResult>
        ))}
    </FormDialog>
  );
}
