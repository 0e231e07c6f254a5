import type { AdminGalleryItem, GalleryTexts } from '../../../shared/contracts/gallery-admin.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

export type SaveResult =
  | { outcome: 'saved' }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; issues: FieldIssue[] };

/** Saves the texts, tells the result, and answers what the form has to show. */
export function useSaveTexts() {
  const refresh = useRefresh();
  const update = trpc.admin.pictures.update.useMutation();
  return {
    isSaving: update.isPending,
    save: async (
      texts: GalleryTexts,
      edited: Pick<AdminGalleryItem, 'id' | 'version'>,
    ): Promise<SaveResult> => {
      const { id, version } = edited;
      try {
        await update.mutateAsync({ ...texts, id, version });
      } catch (error) {
        const { code, message, issues } = readError(error);
        if (code === 'conflict') {
          await refresh();
          return { outcome: 'conflict' };
        }
        toast({ title: m.pictures_update_failed(), description: message, variant: 'danger' });
        return { outcome: 'refused', issues };
      }
      toast({ title: m.pictures_updated(), variant: 'success' });
      void refresh();
      return { outcome: 'saved' };
    },
  };
}
