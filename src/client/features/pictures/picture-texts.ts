import type { AdminGalleryItem, GalleryTexts } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { trpc } from '../../trpc.tsx';
import { type SaveOutcome, saveWithFeedback } from '../../ui/record-form.tsx';

export const emptyTexts: GalleryTexts = { caption: '', captionGerman: '', alt: '', altGerman: '' };

/** The values with which the form of a picture opens: no caption is an empty one. */
export function textValues(item: AdminGalleryItem): GalleryTexts {
  const { caption, captionGerman, alt, altGerman } = item;
  return { caption: caption ?? '', captionGerman: captionGerman ?? '', alt, altGerman };
}

const maxLength = 60;

/** Name of a picture for its buttons' labels. */
export function pictureName({
  caption,
  captionGerman,
  alt,
}: Pick<AdminGalleryItem, 'caption' | 'captionGerman' | 'alt'>): string {
  const name = caption || captionGerman || alt || m.pictures_untitled();
  return name.length > maxLength ? `${name.slice(0, maxLength).trimEnd()}…` : name;
}

/** Saves the texts, tells the result, and answers what the form has to show. */
export function useSaveTexts() {
  const arrival = useArrival('admin.pictures');
  const update = trpc.admin.pictures.update.useMutation();
  return {
    isSaving: update.isPending,
    save: (
      texts: GalleryTexts,
      { id, version }: Pick<AdminGalleryItem, 'id' | 'version'>,
    ): Promise<SaveOutcome> =>
      saveWithFeedback(() => update.mutateAsync({ ...texts, id, version }), {
        saved: m.pictures_updated(),
        failed: m.pictures_update_failed(),
        arrival,
      }),
  };
}
