import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { useInvalidateApplications } from './use-applications.ts';

/** Covers or uncovers the applicants for all reviewers. */
export function BlindReviewSwitch({ isBlind }: { isBlind: boolean }) {
  const refresh = useInvalidateApplications();
  const mutation = trpc.admin.applications.setBlindReview.useMutation({
    onSuccess: (stored) => {
      toast({
        title: stored.isBlind ? m.admin_app_blind_on() : m.admin_app_blind_off(),
        variant: 'success',
      });
      void refresh.overview();
      // Until both know it, the switch would show what was before, and a click would undo nothing.
      return Promise.all([refresh.settings(), refresh.applications()]);
    },
    onError: (error) => {
      const { message } = readError(error);
      toast({ title: m.admin_app_blind_failed(), description: message, variant: 'danger' });
    },
  });
  return (
    <Switch
      label={m.admin_app_blind()}
      description={m.admin_app_blind_text()}
      checked={mutation.isPending ? mutation.variables.isBlind : isBlind}
      disabled={mutation.isPending}
      onCheckedChange={(checked) => mutation.mutate({ isBlind: checked })}
    />
  );
}
