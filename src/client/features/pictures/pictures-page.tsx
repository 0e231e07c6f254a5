import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { AdminGalleryItem } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useAddressDialog } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteRecord } from '../../ui/delete-record.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PortalPage } from '../../ui/portal-page.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { PictureDialog } from './picture-form.tsx';
import { pictureName } from './picture-texts.ts';
import { PicturesList } from './pictures-list.tsx';
import { UploadForm } from './upload-form.tsx';
import { usePictures, usePicturesSearch } from './use-pictures.ts';
import { useUploadQueue } from './use-upload-queue.ts';

interface DeleteDialogProps {
  item: AdminGalleryItem | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

function DeleteDialog({ item, onClose, returnFocus }: DeleteDialogProps) {
  const { remove, isRemoving } = useDeleteRecord({
    call: trpc.admin.pictures.delete.useMutation(),
    done: m.pictures_deleted,
    failed: m.pictures_delete_failed,
    onGone: onClose,
  });
  return (
    <ConfirmDialog
      open={item !== undefined}
      onClose={onClose}
      returnFocus={returnFocus}
      title={m.pictures_delete_title()}
      description={item && m.pictures_delete_text({ name: pictureName(item) })}
      action={m.ui_delete()}
      pending={isRemoving}
      onConfirm={() => item && remove(item.id)}
    />
  );
}

interface UploadDialogProps {
  isOpen: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const uploadFormId = 'upload-form';

function UploadDialogContent({ onClose, returnFocus }: Omit<UploadDialogProps, 'isOpen'>) {
  const queue = useUploadQueue();
  const toSend = queue.entries.filter(({ state }) => state !== 'done').length;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={m.pictures_upload()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.pictures_close()}
          </Button>
          <Button type="submit" form={uploadFormId} pending={queue.isSending}>
            {toSend > 0
              ? m.pictures_upload_start_count({ count: toSend })
              : m.pictures_upload_start()}
          </Button>
        </>
      }
    >
      <UploadForm id={uploadFormId} queue={queue} onClose={onClose} />
    </Dialog>
  );
}

/** The choice lives as long as the dialog is open. */
function UploadDialog({ isOpen, ...props }: UploadDialogProps) {
  return isOpen ? <UploadDialogContent {...props} /> : null;
}

const uploadButtonId = 'upload-images';

export function PicturesPage() {
  const query = usePictures();
  const list = usePicturesSearch();
  const { search } = list;
  const [toDelete, setToDelete] = useState<AdminGalleryItem>();
  const touched = search.edit ?? toDelete?.id;
  const editing = useAddressDialog(list, {
    closed: { edit: undefined },
    opener: touched && editButtonId(touched),
    fallback: uploadButtonId,
  });
  const uploading = useAddressDialog(list, {
    closed: { upload: undefined },
    opener: uploadButtonId,
  });
  const openUpload = () => uploading.open({ upload: true });
  const counts = query.data?.counts;

  return (
    <PortalPage
      title={counts ? m.pictures_title_counts(counts) : m.pictures_title()}
      actions={
        <Button id={uploadButtonId} onClick={openUpload}>
          <Upload aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {m.pictures_upload()}
        </Button>
      }
    >
      <PicturesList
        list={list}
        query={query}
        onEdit={(edit) => editing.open({ edit })}
        onDelete={setToDelete}
        onUpload={openUpload}
      />
      <PictureDialog id={search.edit} {...editing.dialog} />
      <DeleteDialog
        item={toDelete}
        onClose={() => setToDelete(undefined)}
        returnFocus={editing.dialog.returnFocus}
      />
      <UploadDialog isOpen={search.upload === true} {...uploading.dialog} />
    </PortalPage>
  );
}
