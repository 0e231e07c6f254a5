import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';

/** Covers or uncovers the applicants for all reviewers. */
export function BlindReviewSwitch({ isBlind }: { isBlind: boolean }) {
  const arrival = useArrival('admin.applications', 'admin.settings.get');
  const mutation = trpc.admin.applications.setBlindReview.useMutation({
    onSuccess: (stored) => {
      toast({
        title: stored.isBlind ? m.applications_blind_on() : m.applications_blind_off(),
        variant: 'success',
      });
      // Until both know it, the switch would show what was before, and a click would undo nothing.
      return arrival();
    },
    onError: (error) => {
      const { message } = readError(error);
      toast({ title: m.applications_blind_failed(), description: message, variant: 'danger' });
    },
  });
  return (
    <Switch
      label={m.applications_blind()}
      description={m.applications_blind_text()}
      checked={mutation.isPending ? mutation.variables.isBlind : isBlind}
      disabled={mutation.isPending}
      onCheckedChange={(checked) => mutation.mutate({ isBlind: checked })}
    />
  );
}
