import { getRouteApi } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { finishLogout } from '../../lib/unsent-text.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';

const portal = getRouteApi('/portal');

/** Ends the session, forgets what was half-written here, and leads to the home page. */
export function useLogout() {
  const { user } = portal.useRouteContext();
  return trpc.public.logout.useMutation({
    onSuccess: () => finishLogout(user.id),
    onError: (error) =>
      toast({
        title: m.portal_logout_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
}
