import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useMailLink } from '../../../lib/use-mail-link.ts';

/** Looks the meeting of the link up. */
export function useManagedMeeting() {
  const { token } = useSearch({ from: '/public/booking' });
  const { api } = useRouteContext({ from: '__root__' });
  return useMailLink(token, async (secret) =>
    (await api()).public.getMeeting.query({ token: secret }),
  );
}
