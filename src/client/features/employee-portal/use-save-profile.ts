import type {
  OwnProfile,
  UpdateOwnProfileInput,
} from '../../../shared/contracts/employee-portal.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

type SaveResult =
  | { outcome: 'saved'; profile: OwnProfile }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; issues: FieldIssue[] };

/** Saves the profile, tells the result, and answers what the form has to show. */
export function useSaveProfile() {
  const refresh = useRefresh();
  const update = trpc.employee.updateProfile.useMutation();
  return {
    isSaving: update.isPending,
    save: async (input: UpdateOwnProfileInput): Promise<SaveResult> => {
      try {
        const profile = await update.mutateAsync({ ...input, phone: input.phone ?? '' });
        refresh.putProfile(profile);
        void refresh.dashboard();
        toast({ title: m.employee_portal_saved(), variant: 'success' });
        return { outcome: 'saved', profile };
      } catch (error) {
        const { code, message, issues } = readError(error);
        if (code === 'conflict') {
          await refresh.profile();
          return { outcome: 'conflict' };
        }
        toast({
          title: m.employee_portal_save_failed(),
          description: message,
          variant: 'danger',
        });
        return { outcome: 'refused', issues };
      }
    },
  };
}
