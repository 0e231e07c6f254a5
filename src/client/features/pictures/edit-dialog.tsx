import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
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
    <FormDialog
      open={id !== undefined}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={m.pictures_edit_title()}
      formId={formId}
      action={m.pictures_save()}
      pending={isSaving}
      isReady={query.data !== undefined}
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
    </FormDialog>
  );
}
