import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RecordQuery } from '../../ui/record-query.tsx';
import { EditForm } from './edit-form.tsx';
import { useSaveTexts } from './use-save-texts.ts';

interface EditDialogProps {
  /** The dialog is closed without it. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'picture-form';

export function EditDialog({ id, onClose, returnFocus }: EditDialogProps) {
  const { save, isSaving } = useSaveTexts();
  const query = trpc.admin.pictures.get.useQuery({ id: id ?? '' }, { enabled: id !== undefined });

  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      returnFocus={returnFocus}
      title={m.pictures_edit_title()}
      footer={
        query.data && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {m.pictures_cancel()}
            </Button>
            <Button type="submit" form={formId} pending={isSaving}>
              {m.pictures_save()}
            </Button>
          </>
        )
      }
    >
      {id !== undefined && (
        <RecordQuery
          query={query}
          missing={{
            title: m.pictures_missing_title(),
            text: m.pictures_missing_text(),
            back: m.pictures_back(),
          }}
          onClose={onClose}
        >
          {(item) => <EditForm key={id} id={formId} item={item} save={save} onClose={onClose} />}
        </RecordQuery>
      )}
    </Dialog>
  );
}
