import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
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
  const { data, error } = query;

  function content() {
    if (data) return <EditForm key={id} id={formId} item={data} save={save} onClose={onClose} />;
    if (error) {
      const { code, message } = readError(error);
      return code === 'not-found' || code === 'invalid-input' ? (
        <EmptyState
          title={m.pictures_missing_title()}
          action={
            <Button variant="secondary" onClick={onClose}>
              {m.pictures_back()}
            </Button>
          }
        >
          {m.pictures_missing_text()}
        </EmptyState>
      ) : (
        <ErrorState
          message={message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      );
    }
    return (
      <div role="status" aria-busy="true" className="grid min-h-80 content-start gap-5">
        <span className="sr-only">{m.ui_loading()}</span>
        <Skeleton className="h-60 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    );
  }

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
        data && (
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
      {id !== undefined && content()}
    </Dialog>
  );
}
