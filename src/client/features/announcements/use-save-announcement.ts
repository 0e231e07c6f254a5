import type { CreateAnnouncementInput } from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type SaveRecord, saveOutcome } from '../../lib/save-outcome.ts';
import { trpc } from '../../trpc.ts';
import { useRefresh } from './use-refresh.ts';

/** Creates or updates, tells the result, and answers what the form has to show. */
export function useSaveAnnouncement(): {
  save: SaveRecord<CreateAnnouncementInput>;
  isSaving: boolean;
} {
  const refresh = useRefresh();
  const create = trpc.admin.announcements.create.useMutation();
  const update = trpc.admin.announcements.update.useMutation();
  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) =>
      saveOutcome(
        () =>
          edited
            ? update.mutateAsync({ ...input, id: edited.id, version: edited.version })
            : create.mutateAsync(input),
        {
          saved: m.announcements_created(),
          failed: m.announcements_create_failed(),
          refresh,
        },
      ),
  };
}
