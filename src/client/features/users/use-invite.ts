import type { InvitationLink, InviteUserInput } from '../../../shared/contracts/user.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

export type Invite = (input: InviteUserInput) => Promise<FieldIssue[]>;

/** Invites somebody; answers what the form has to show beside its fields. */
export function useInvite(onInvited: (invitation: InvitationLink) => void) {
  const refresh = useRefresh();
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
    void refresh();
    return [];
  };
  return { invite: send, isInviting: invite.isPending };
}
