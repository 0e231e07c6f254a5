import type { UpdateUserInput } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type SaveOutcome, saveOutcome } from '../../ui/record-form.tsx';
import { trpc } from '../../trpc.tsx';
import { useRefresh } from './use-refresh.ts';

export type SaveUser = (input: UpdateUserInput) => Promise<SaveOutcome>;

/** Saves name, address and company, tells the result, and answers what the form has to show. */
export function useSaveUser(): { save: SaveUser; isSaving: boolean } {
  const refresh = useRefresh();
  const update = trpc.admin.users.update.useMutation();
  return {
    isSaving: update.isPending,
    save: (input) =>
      saveOutcome(() => update.mutateAsync(input), {
        saved: m.users_saved(),
        failed: m.users_save_failed(),
        refresh,
      }),
  };
}
