import type {
  Announcement,
  CreateAnnouncementInput,
} from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type SaveOutcome, saveOutcome } from '../../lib/save-outcome.ts';
import { trpc } from '../../trpc.ts';
import { useRefresh } from './use-refresh.ts';

/** `edited` is the announcement as it was when the editing began; missing for a new one. */
export type SaveAnnouncement = (
  input: CreateAnnouncementInput,
  edited: Pick<Announcement, 'id' | 'version'> | undefined,
) => Promise<SaveOutcome>;

/** Creates or updates, tells the result, and answers what the form has to show. */
export function useSaveAnnouncement(): { save: SaveAnnouncement; isSaving: boolean } {
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
