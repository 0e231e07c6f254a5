import type {
  Announcement,
  CreateAnnouncementInput,
} from '../../../shared/contracts/announcement.ts';
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

/** `edited` is the announcement as it was when the editing began; missing for a new one. */
export type SaveAnnouncement = (
  input: CreateAnnouncementInput,
  edited: Pick<Announcement, 'id' | 'version'> | undefined,
) => Promise<SaveResult>;

/** Creates or updates, tells the result, and answers what the form has to show. */
export function useSaveAnnouncement() {
  const refresh = useRefresh();
  const create = trpc.admin.announcements.create.useMutation();
  const update = trpc.admin.announcements.update.useMutation();
  const save: SaveAnnouncement = async (input, edited) => {
    try {
      if (edited) {
        await update.mutateAsync({ ...input, id: edited.id, version: edited.version });
      } else await create.mutateAsync(input);
    } catch (error) {
      const { code, message, issues } = readError(error);
      if (code === 'conflict') {
        await refresh();
        return { outcome: 'conflict' };
      }
      toast({ title: m.announcements_create_failed(), description: message, variant: 'danger' });
      return { outcome: 'refused', issues };
    }
    toast({ title: m.announcements_created(), variant: 'success' });
    void refresh();
    return { outcome: 'saved' };
  };
  return { save, isSaving: create.isPending || update.isPending };
}
