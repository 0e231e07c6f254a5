import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AdminGalleryItem } from '../../../shared/contracts/gallery-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { PicturesResult } from './pictures-result.tsx';
import { PicturesToolbar } from './pictures-toolbar.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { usePictures } from './use-pictures.ts';
import { usePicturesSearch } from './use-pictures-search.ts';

const uploadButtonId = 'upload-images';

export function PicturesPage() {
  const query = usePictures();
  const { search, edit, upload } = usePicturesSearch();
  const [toDelete, setToDelete] = useState<AdminGalleryItem>();
  const lastTouched = useRef<string>(undefined);
  if (search.edit) lastTouched.current = search.edit;
  if (toDelete) lastTouched.current = toDelete.id;
  const editHistory = useDialogHistory(() => void edit(undefined, { replace: true }));
  const uploadHistory = useDialogHistory(() => void upload(undefined, { replace: true }));
  const counts = query.data?.counts;

  function openEdit(id: string) {
    editHistory.noteOpened();
    void edit(id);
  }

  function openUpload() {
    uploadHistory.noteOpened();
    void upload(true);
  }

  const uploadButton = () => document.getElementById(uploadButtonId);
  const touchedCard = () =>
    (lastTouched.current ? document.getElementById(editButtonId(lastTouched.current)) : null) ??
    uploadButton();

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">
          {counts ? m.pictures_title_counts(counts) : m.pictures_title()}
        </h1>
        <Button id={uploadButtonId} onClick={openUpload}>
          <Upload aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {m.pictures_upload()}
        </Button>
      </div>
      <PicturesToolbar counts={counts} />
      <PicturesResult
        query={query}
        onEdit={openEdit}
        onDelete={setToDelete}
        onUpload={openUpload}
      />
      <EditDialog id={search.edit} onClose={editHistory.close} returnFocus={touchedCard} />
      <DeleteDialog
        item={toDelete}
        onClose={() => setToDelete(undefined)}
        returnFocus={touchedCard}
      />
      <UploadDialog
        isOpen={search.upload === true}
        onClose={uploadHistory.close}
        returnFocus={uploadButton}
      />
    </main>
  );
}
