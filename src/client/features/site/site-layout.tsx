import { getRouteApi, Outlet, useRouteContext, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { restoreLanguage } from '../../lib/language-choice.ts';
import { pagePart } from '../../lib/page-part.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Still } from '../../ui/still.tsx';
import { useArrival } from './use-arrival.ts';
import { useLogin } from './use-login.tsx';
import { wakeHeader } from './wake-header.ts';

const route = getRouteApi('/public');

const headerPart = pagePart(() => import('./site-header.tsx').then((part) => part.SiteHeader));

interface SiteLayoutProps {
  onMediaKit: () => void;
  /** Stands before everything else for the keyboard, wherever it lies on the screen. */
  notice: ReactNode;
  footer: ReactNode;
  /** What may be opened above the page. */
  dialogs: ReactNode;
}

export function SiteLayout({ onMediaKit, notice, footer, dialogs }: SiteLayoutProps) {
  const state = route.useLoaderData();
  const router = useRouter();
  const { api, locale, prefixed } = useRouteContext({ from: '__root__' });
  const login = useLogin();
  const header = useMemo(() => ({ state }), [state]);
  const onLogin = useEffectEvent(login.show);
  const onKit = useEffectEvent(onMediaKit);
  const wake = useCallback(
    (frame: HTMLElement, signal: AbortSignal) =>
      wakeHeader(frame, signal, { router, api, onLogin, onMediaKit: onKit }),
    [router, api],
  );

  useArrival();
  useEffect(() => restoreLanguage(locale, prefixed), [locale, prefixed]);

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {notice}
      <Still of={headerPart} props={header} wake={wake} />
      <div className="flex-1">
        <Outlet />
      </div>
      {footer}
      {login.dialog}
      {dialogs}
    </div>
  );
}
