import { getRouteApi } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { finishLogout } from '../../lib/unsent-text.ts';
import { trpc } from '../../trpc.tsx';
import { toastFailure } from '../../ui/toast.tsx';

const portal = getRouteApi('/portal');

/** Ends the session, clears the drafts stored here, and leads to the home page. */
export function useLogout() {
  const { user } = portal.useRouteContext();
  return trpc.public.logout.useMutation({
    onSuccess: () => finishLogout(user.id),
    onError: (error) => toastFailure(m.portal_logout_failed(), error),
  });
}
