import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { UploadForm } from './upload-form.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

interface UploadDialogProps {
  isOpen: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'upload-form';

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
          <Button type="submit" form={formId} pending={queue.isSending}>
            {toSend > 0
              ? m.pictures_upload_start_count({ count: toSend })
              : m.pictures_upload_start()}
          </Button>
        </>
      }
    >
      <UploadForm id={formId} queue={queue} onClose={onClose} />
    </Dialog>
  );
}

/** What was chosen lives as long as the dialog is open. */
export function UploadDialog({ isOpen, ...props }: UploadDialogProps) {
  return isOpen ? <UploadDialogContent {...props} /> : null;
}
