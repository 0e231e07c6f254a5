import type { AdminGalleryItem } from '../../../shared/contracts/gallery-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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
    <Dialog
      open={item !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      returnFocus={returnFocus}
      title={m.pictures_delete_title()}
      description={item && m.pictures_delete_text({ name: pictureName(item) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            variant="danger"
            pending={isRemoving}
            onClick={() => {
              if (item) remove(item.id);
            }}
          >
            {m.pictures_delete()}
          </Button>
        </>
      }
    />
  );
}
