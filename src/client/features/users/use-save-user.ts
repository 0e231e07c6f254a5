import type { UpdateUserInput } from '../../../shared/contracts/user.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

type SaveResult =
  | { outcome: 'saved' }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; issues: FieldIssue[] };
export type SaveUser = (input: UpdateUserInput) => Promise<SaveResult>;

/** Saves name, address and company, tells the result, and answers what the form has to show. */
export function useSaveUser(): { save: SaveUser; isSaving: boolean } {
  const refresh = useRefresh();
  const update = trpc.admin.users.update.useMutation();
  return {
    isSaving: update.isPending,
    save: async (input) => {
      try {
        await update.mutateAsync(input);
      } catch (error) {
        const { code, message, issues } = readError(error);
        if (code === 'conflict') {
          await refresh();
          return { outcome: 'conflict' };
        }
        toast({ title: m.users_save_failed(), description: message, variant: 'danger' });
        return { outcome: 'refused', issues };
      }
      toast({ title: m.users_saved(), variant: 'success' });
      void refresh();
      return { outcome: 'saved' };
    },
  };
}
