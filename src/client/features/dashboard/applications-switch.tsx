import type { ReactNode } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SettingSwitch } from '../../setting-switch.tsx';
import { trpc } from '../../trpc.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryError } from '../../ui/query-result.tsx';

/** Switch that accepts applications; `children` stand below it. */
export function ApplicationsSwitch({ children }: { children?: ReactNode }) {
  const settings = trpc.public.getSettings.useQuery();
  return (
    <Card>
      <h2 className="text-xl">{m.portal_settings_card()}</h2>
      {settings.error ? (
        <QueryError query={settings} />
      ) : settings.data ? (
        <SettingSwitch
          name="applications_enabled"
          isOn={settings.data.applicationsEnabled}
          className="mt-3"
        />
      ) : (
        <Skeleton className="mt-5 h-11 w-full" />
      )}
      {children}
    </Card>
  );
}
