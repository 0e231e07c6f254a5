import type { SetRoleInput } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRefresh } from './use-refresh.ts';

type RoleResult =
  | { outcome: 'saved' }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; message: string };
export type SaveRole = (input: SetRoleInput) => Promise<RoleResult>;

/** Gives a user another role, tells the result, and answers what the form has to show. */
export function useSetRole(): { save: SaveRole; isSaving: boolean } {
  const refresh = useRefresh();
  const setRole = trpc.admin.users.setRole.useMutation();
  return {
    isSaving: setRole.isPending,
    save: async (input) => {
      try {
        await setRole.mutateAsync(input);
      } catch (error) {
        const { code, message } = readError(error);
        toast({ title: m.users_role_failed(), description: message, variant: 'danger' });
        if (code !== 'conflict') return { outcome: 'refused', message };
        await refresh();
        return { outcome: 'conflict' };
      }
      toast({ title: m.users_role_done(), variant: 'success' });
      void refresh();
      return { outcome: 'saved' };
    },
  };
}
