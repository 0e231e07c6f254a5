import type { Announcement } from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RecordQuery } from '../../ui/record-query.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { useSaveAnnouncement } from './use-save-announcement.ts';

interface AnnouncementDialogProps {
  /** `new`, or the id of an announcement; the dialog is closed without it. */
  edit: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'announcement-form';

export function AnnouncementDialog({ edit, onClose, returnFocus }: AnnouncementDialogProps) {
  const { save, isSaving } = useSaveAnnouncement();
  const isNew = edit === 'new';
  // Never an older version from before: the form keeps the values with which it opens.
  const query = trpc.admin.announcements.get.useQuery(
    { id: edit ?? '' },
    { enabled: edit !== undefined && !isNew, gcTime: 0 },
  );
  const form = (announcement: Announcement | undefined) => (
    <AnnouncementForm
      key={edit}
      id={formId}
      announcement={announcement}
      save={save}
      onClose={onClose}
    />
  );
  return (
    <FormDialog
      open={edit !== undefined}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={isNew ? m.announcements_add() : m.announcements_edit_title()}
      formId={formId}
      action={m.announcements_save()}
      pending={isSaving}
      isReady={isNew || query.data !== undefined}
    >
      {isNew
        ? form(undefined)
        : edit !== undefined && (
            <RecordQuery
              query={query}
              missing={{
                title: m.announcements_missing_title(),
                text: m.announcements_missing_text(),
                back: m.announcements_back(),
              }}
              onClose={onClose}
            >
              {form}
            </RecordQuery>
          )}
    </FormDialog>
  );
}
