import { useLocation } from '@tanstack/react-router';
import { useConsent } from '../../lib/consent.ts';
import { ConsentBanner } from './consent-banner.tsx';

/** The banner, for as long as there is no choice. It is not part of the server's page, which is the same for everybody. */
export function ConsentNotice() {
  // The page of the preferences asks the same, at more length.
  const isAskedByPage = useLocation({
    select: ({ pathname }) => pathname === '/cookie-preferences',
  });
  return useConsent() === null && !isAskedByPage && <ConsentBanner />;
}
