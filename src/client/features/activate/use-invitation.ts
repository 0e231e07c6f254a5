import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useMailLink } from '../../lib/use-mail-link.ts';

/** Whom the link of an invitation is for. */
export function useInvitation() {
  const { token } = useSearch({ from: '/public/activate' });
  const { api } = useRouteContext({ from: '__root__' });
  return useMailLink(token, async (secret) =>
    (await api()).public.getInvitation.query({ token: secret }),
  );
}
