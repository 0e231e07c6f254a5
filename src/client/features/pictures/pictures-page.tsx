import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  type AdminGalleryItem,
  gallerySortSchema,
  type ListGalleryItemsOutput,
} from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteRecord } from '../../ui/delete-record.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { EditForm } from './picture-form.tsx';
import { pictureName, useSaveTexts } from './picture-texts.ts';
import { PicturesResult } from './pictures-list.tsx';
import { UploadForm } from './upload-form.tsx';
import { usePictures, usePicturesSearch } from './use-pictures.ts';
import { useUploadQueue } from './use-upload-queue.ts';

const sortLabels = {
  place: m.pictures_sort_place,
  newest: m.pictures_sort_newest,
  likes: m.pictures_sort_likes,
};

interface PicturesToolbarProps {
  counts: ListGalleryItemsOutput['counts'] | undefined;
}

function PicturesToolbar({ counts }: PicturesToolbarProps) {
  const { search, sort, find, filter, sortBy } = usePicturesSearch();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.pictures_search()}
        placeholder={m.pictures_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.pictures_filter()}
        value={search.state ?? 'all'}
        onValueChange={(value) => filter({ state: value === 'all' ? undefined : value })}
        items={[
          { value: 'all', label: m.pictures_all(), count: counts && counts.active + counts.hidden },
          { value: 'active', label: m.pictures_active(), count: counts?.active },
          { value: 'hidden', label: m.pictures_hidden(), count: counts?.hidden },
        ]}
      />
      <Select
        aria-label={m.pictures_sort()}
        className="w-full sm:ms-auto sm:w-60"
        value={sort}
        onValueChange={(value) => {
          const next = gallerySortSchema.safeParse(value).data;
          if (next) void sortBy(next);
        }}
        options={gallerySortSchema.options.map((value) => ({ value, label: sortLabels[value]() }))}
      />
    </div>
  );
}

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
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      returnFocus={returnFocus}
      title={m.pictures_delete_title()}
      description={item && m.pictures_delete_text({ name: pictureName(item) })}
      action={m.ui_delete()}
      pending={isRemoving}
      onConfirm={() => item && remove(item.id)}
    />
  );
}

interface EditDialogProps {
  /** The dialog is closed without it. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const editFormId = 'picture-form';

function EditDialog({ id, onClose, returnFocus }: EditDialogProps) {
  const { save, isSaving } = useSaveTexts();
  const query = trpc.admin.pictures.get.useQuery({ id: id ?? '' }, { enabled: id !== undefined });

  return (
    <FormDialog
      open={id !== undefined}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={m.pictures_edit_title()}
      formId={editFormId}
      action={m.pictures_save()}
      pending={isSaving}
      isReady={query.data !== undefined}
    >
      {id !== undefined && (
        <RecordQueryResult
          query={query}
          missing={{
            title: m.pictures_missing_title(),
            text: m.pictures_missing_text(),
            back: m.pictures_back(),
          }}
          onClose={onClose}
        >
          {(item) => (
            <EditForm key={id} id={editFormId} item={item} save={save} onClose={onClose} />
          )}
        </RecordQueryResult>
      )}
    </FormDialog>
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
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
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
