import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnApplication } from '../../../shared/contracts/own-application.ts';
import { useMailLink } from '../../lib/use-mail-link.ts';

/** The application behind the link, looked up in the browser alone: the page itself is the same for everybody. */
export function useOwnApplication() {
  const { token } = useSearch({ from: '/public/application' });
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const [isErased, setIsErased] = useState(false);
  const { link, retry, refresh, show } = useMailLink(token, async (secret) =>
    (await api()).careers.getOwnApplication.query({ token: secret }),
  );

  return {
    link,
    retry,
    /** It was erased from here. */
    isErased,
    /** Null when nothing is held of it. */
    application: link.state === 'open' ? link.found.application : null,
    show: (application: OwnApplication) => show({ application }),
    showErased: () => {
      setIsErased(true);
      show({ application: null });
    },
    /** Looks again: it was changed elsewhere. */
    refresh,
  };
}
