import type { AdminGalleryItem } from '../../../shared/contracts/gallery-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { pictureName } from './picture-name.ts';
import { useDeletePicture } from './use-delete-picture.ts';

interface DeleteDialogProps {
  item: AdminGalleryItem | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

export function DeleteDialog({ item, onClose, returnFocus }: DeleteDialogProps) {
  const { remove, isRemoving } = useDeletePicture(onClose);
  return (
    <ConfirmDialog
      open={item !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      returnFocus={returnFocus}
      title={m.pictures_delete_title()}
      description={item && m.pictures_delete_text({ name: pictureName(item) })}
      action={m.pictures_delete()}
      pending={isRemoving}
      onConfirm={() => item && remove(item.id)}
    />
  );
}
