import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type {
  Announcement,
  CreateAnnouncementInput,
} from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { useListDialog } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { type SaveRecord, saveWithFeedback } from '../../ui/record-form.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementsList, useAnnouncementsSearch } from './announcements-list.tsx';

/** Creates or updates, tells the result, and answers what the form has to show. */
function useSaveAnnouncement(): {
  save: SaveRecord<CreateAnnouncementInput>;
  isSaving: boolean;
} {
  const arrival = useArrival('admin.announcements');
  const create = trpc.admin.announcements.create.useMutation();
  const update = trpc.admin.announcements.update.useMutation();
  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) =>
      saveWithFeedback(
        () =>
          edited
            ? update.mutateAsync({ ...input, id: edited.id, version: edited.version })
            : create.mutateAsync(input),
        {
          saved: m.announcements_created(),
          failed: m.announcements_create_failed(),
          arrival,
        },
      ),
  };
}

interface AnnouncementDialogProps {
  /** `new`, or the id of an announcement; the dialog is closed without it. */
  edit: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'announcement-form';

function AnnouncementDialog({ edit, onClose, returnFocus }: AnnouncementDialogProps) {
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
            <RecordQueryResult
              query={query}
              missing={{
                title: m.announcements_missing_title(),
                text: m.announcements_missing_text(),
                back: m.announcements_back(),
              }}
              onClose={onClose}
            >
              {form}
            </RecordQueryResult>
          )}
    </FormDialog>
  );
}

const addButtonId = 'add-announcement';

/** Announcements in the employees' portal. */
export function AnnouncementsTab() {
  const list = useAnnouncementsSearch();
  const dialog = useListDialog(list, { edit: undefined });
  const opener = useRef<string>(undefined);

  function open(edit: string) {
    opener.current = edit === 'new' ? addButtonId : editButtonId(edit);
    dialog.open({ edit });
  }

  return (
    <>
      <Button id={addButtonId} className="justify-self-start" onClick={() => open('new')}>
        <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {m.announcements_add()}
      </Button>
      <AnnouncementsList list={list} onEdit={open} />
      <AnnouncementDialog
        edit={list.search.edit}
        onClose={dialog.close}
        returnFocus={() =>
          (opener.current ? document.getElementById(opener.current) : null) ??
          document.getElementById(addButtonId)
        }
      />
    </>
  );
}
