import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';

/** Whether applications are taken, and the way to change it. */
export function useSwitchApplications() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const settings = trpc.public.getSettings.useQuery();
  const change = trpc.admin.overview.setApplicationsEnabled.useMutation({
    onSuccess: () => {
      toast({ title: m.portal_settings_updated(), variant: 'success' });
      // The public pages read the setting once; the next visit to one reads it again.
      router.clearCache({ filter: ({ routeId }) => routeId === '/public' });
      void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.public.getSettings) });
      void queryClient.invalidateQueries({
        queryKey: getQueryKey(trpc.admin.overview.listActivity),
      });
    },
    onError: (error) =>
      toast({
        title: m.portal_settings_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  return {
    isEnabled: settings.data?.applicationsEnabled,
    set: (isEnabled: boolean) =>
      change.mutate({
        value: isEnabled ? 'true' : 'false',
        description: m.portal_applications_setting(),
      }),
  };
}
