import { useRef, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RecordQuery } from '../../ui/record-query.tsx';
import { EditForm } from './edit-form.tsx';
import { NewForm } from './new-form.tsx';
import { Versions } from './versions.tsx';

interface ResourceDialogProps {
  /** `new`, or the id of a resource; the dialog is closed without it. */
  edit: string | undefined;
  /** Those there are, as suggestions. */
  categories: readonly string[] | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'resource-form';

export function ResourceDialog({
  edit,
  categories = [],
  onClose,
  returnFocus,
}: ResourceDialogProps) {
  const [isSaving, setIsSaving] = useState(false);
  const isVersionBegun = useRef(false);
  const isNew = edit === 'new';
  const query = trpc.admin.resources.get.useQuery(
    { id: edit ?? '' },
    { enabled: edit !== undefined && !isNew, gcTime: 0 },
  );
  const shared = { id: formId, categories, onSaving: setIsSaving, onClose };
  return (
    <FormDialog
      open={edit !== undefined}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={isNew ? m.resources_add() : m.resources_edit_title()}
      formId={formId}
      action={isNew ? m.resources_create() : m.resources_save()}
      pending={isSaving}
      isReady={isNew || query.data !== undefined}
    >
      {isNew ? (
        <NewForm {...shared} />
      ) : (
        edit !== undefined && (
          <RecordQuery
            query={query}
            missing={{
              title: m.resources_missing_title(),
              text: m.resources_missing_text(),
              back: m.resources_back(),
            }}
            onClose={onClose}
          >
            {(resource) => (
              <div className="grid min-w-0 gap-8">
                <EditForm
                  key={edit}
                  {...shared}
                  resource={resource}
                  isVersionBegun={isVersionBegun}
                />
                <Versions key={`versions-${edit}`} resource={resource} isBegun={isVersionBegun} />
              </div>
            )}
          </RecordQuery>
        )
      )}
    </FormDialog>
  );
}
