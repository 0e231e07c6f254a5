import { useState } from 'react';
import type { InvitationLink } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { InviteForm } from './invite-form.tsx';
import { useInvite } from './use-invite.ts';
import { fullName } from './user-name.tsx';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'invite-form';

/** Asks who is to be invited, then shows the link. */
export function InviteDialog({ open, onClose, returnFocus }: InviteDialogProps) {
  const [invitation, setInvitation] = useState<InvitationLink | null>(null);
  const { invite, isInviting } = useInvite(setInvitation);
  // The link is shown once, also when the dialog was left by the browser's Back.
  if (!open && invitation) setInvitation(null);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      returnFocus={returnFocus}
      title={
        invitation
          ? m.users_link_title({ name: fullName(invitation.user) })
          : m.users_invite_title()
      }
      description={!invitation && m.users_invite_text()}
      footer={
        invitation ? (
          <Button onClick={onClose}>{m.users_done()}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button type="submit" form={formId} pending={isInviting}>
              {m.users_invite_send()}
            </Button>
          </>
        )
      }
    >
      {open &&
        (invitation ? (
          <InvitationNote invitation={invitation} />
        ) : (
          <InviteForm id={formId} invite={invite} />
        ))}
    </Dialog>
  );
}
