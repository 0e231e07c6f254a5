import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RecordQuery } from '../../ui/record-query.tsx';
import { Readers } from './readers.tsx';

interface ReadersDialogProps {
  /** The resource; the dialog is closed without one. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Who has acknowledged a resource, and who has not. */
export function ReadersDialog({ id, onClose, returnFocus }: ReadersDialogProps) {
  const query = trpc.admin.resources.get.useQuery({ id: id ?? '' }, { enabled: id !== undefined });
  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      returnFocus={returnFocus}
      title={
        <span className="wrap-anywhere">
          {query.data ? m.resources_readers_of({ title: query.data.title }) : m.resources_readers()}
        </span>
      }
      footer={<Button onClick={onClose}>{m.ui_close()}</Button>}
    >
      {id !== undefined && (
        <RecordQuery
          query={query}
          missing={{
            title: m.resources_missing_title(),
            text: m.resources_missing_text(),
            back: m.resources_back(),
          }}
          onClose={onClose}
        >
          {(resource) => <Readers key={resource.id} resource={resource} />}
        </RecordQuery>
      )}
    </Dialog>
  );
}
