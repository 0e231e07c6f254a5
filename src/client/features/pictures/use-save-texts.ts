import type { AdminGalleryItem, GalleryTexts } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type SaveOutcome, saveOutcome } from '../../ui/record-form.tsx';
import { trpc } from '../../trpc.tsx';
import { useRefresh } from './use-refresh.ts';

/** Saves the texts, tells the result, and answers what the form has to show. */
export function useSaveTexts() {
  const refresh = useRefresh();
  const update = trpc.admin.pictures.update.useMutation();
  return {
    isSaving: update.isPending,
    save: (
      texts: GalleryTexts,
      { id, version }: Pick<AdminGalleryItem, 'id' | 'version'>,
    ): Promise<SaveOutcome> =>
      saveOutcome(() => update.mutateAsync({ ...texts, id, version }), {
        saved: m.pictures_updated(),
        failed: m.pictures_update_failed(),
        refresh,
      }),
  };
}
