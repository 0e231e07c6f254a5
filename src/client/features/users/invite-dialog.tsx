import { useState } from 'react';
import type { InvitationLink } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RecordQuery } from '../../ui/record-query.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { InviteForm } from './invite-form.tsx';
import { useInvite } from './use-invite.ts';
import { fullName } from './user-name.tsx';

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
          <RecordQuery
            query={client}
            missing={{
              title: m.users_invite_client_missing_title(),
              text: m.users_invite_client_missing_text(),
              back: m.users_back(),
            }}
            onClose={onClose}
          >
            {(forClient) => <InviteForm id={formId} company={forClient} invite={invite} />}
          </RecordQuery>
        ))}
    </FormDialog>
  );
}
