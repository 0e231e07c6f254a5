import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import type { ReactNode } from 'react';
import type { PublicSettings } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';

/** Switch that accepts applications; `children` stand below it. */
export function ApplicationsSwitch({ children }: { children?: ReactNode }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const arrival = useArrival('admin.overview.listActivity');
  const settingsKey = getQueryKey(trpc.public.getSettings, undefined, 'query');
  const settings = trpc.public.getSettings.useQuery();
  const change = trpc.admin.overview.setApplicationsEnabled.useMutation({
    onMutate: async ({ value }) => {
      await queryClient.cancelQueries({ queryKey: settingsKey });
      const before = queryClient.getQueryData<PublicSettings>(settingsKey);
      queryClient.setQueryData<PublicSettings>(settingsKey, {
        applicationsEnabled: value === 'true',
      });
      return { before };
    },
    onError: (error, _, context) => {
      queryClient.setQueryData<PublicSettings>(settingsKey, context?.before);
      toast({
        title: m.portal_settings_failed(),
        description: readError(error).message,
        variant: 'danger',
      });
    },
    onSuccess: () => {
      toast({ title: m.portal_settings_updated(), variant: 'success' });
      // The public pages read the setting once; the next visit to one reads it again.
      router.clearCache({ filter: ({ routeId }) => routeId === '/public' });
      return arrival();
    },
  });

  function set(enabled: boolean) {
    if (change.isPending) return;
    change.mutate({
      value: enabled ? 'true' : 'false',
      description: m.portal_applications_setting(),
    });
  }

  return (
    <Card>
      <h2 className="text-xl">{m.portal_settings_card()}</h2>
      {settings.error ? (
        <ErrorState
          message={readError(settings.error).message}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      ) : settings.data ? (
        <Switch
          className="mt-3"
          label={m.portal_applications_switch()}
          description={
            settings.data.applicationsEnabled
              ? m.portal_applications_on()
              : m.portal_applications_off()
          }
          checked={settings.data.applicationsEnabled}
          aria-busy={change.isPending || undefined}
          onCheckedChange={set}
        />
      ) : (
        <Skeleton className="mt-5 h-11 w-full" />
      )}
      {children}
    </Card>
  );
}
