import { getRouteApi, Outlet, useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { restoreLanguage } from '../../lib/language-choice.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useLogin } from './use-login.tsx';

const route = getRouteApi('/public');

export function SiteLayout() {
  const { applicationsEnabled } = route.useLoaderData();
  const { locale, prefixed } = useRouteContext({ from: '__root__' });
  const login = useLogin();

  useEffect(() => restoreLanguage(locale, prefixed), [locale, prefixed]);

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader
        applicationsEnabled={applicationsEnabled}
        loginPending={login.loading}
        onLogin={login.show}
      />
      <div className="flex-1">
        <Outlet />
      </div>
      <SiteFooter applicationsEnabled={applicationsEnabled} />
      {login.dialog}
    </div>
  );
}
