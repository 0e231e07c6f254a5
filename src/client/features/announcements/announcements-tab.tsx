import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import {
  type Announcement,
  announcementStateSchema,
  type CreateAnnouncementInput,
} from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { type SaveRecord, saveWithFeedback } from '../../ui/record-form.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementsList, stateLabels } from './announcements-list.tsx';
import { useAnnouncementsSearch } from './use-announcements.ts';

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

/** The page of announcements that the address describes; the rows before stay while the next ones load. */
function useAnnouncements() {
  const { search, sort, order } = useAnnouncementsSearch();
  return trpc.admin.announcements.list.useQuery(
    {
      search: search.search,
      state: search.shown,
      sort,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
}

const addButtonId = 'add-announcement';

/** Announcements in the employees' portal. */
export function AnnouncementsTab() {
  const query = useAnnouncements();
  const { search, isFiltered, find, filter, clearFilters, turnPage, edit } =
    useAnnouncementsSearch();
  const history = useDialogHistory(() => void edit(undefined, { replace: true }));
  const opener = useRef<string>(undefined);
  const counts = query.data?.stateCounts;

  function open(id: string) {
    opener.current = id === 'new' ? addButtonId : editButtonId(id);
    history.noteOpened();
    void edit(id);
  }

  const { selected, select } = useRowShortcuts({
    ids: (query.data?.rows ?? []).map(({ id }) => id),
    elementId: editButtonId,
    onOpen: open,
  });
  const add = (
    <Button id={addButtonId} className="justify-self-start" onClick={() => open('new')}>
      <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {m.announcements_add()}
    </Button>
  );

  return (
    <>
      {add}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchField
          label={m.announcements_search()}
          placeholder={m.announcements_search_placeholder()}
          value={search.search ?? ''}
          onSearch={find}
          className="w-full sm:w-80"
        />
        <FilterGroup
          label={m.announcements_filter()}
          value={search.shown ?? 'all'}
          onValueChange={(value) => void filter({ shown: value === 'all' ? undefined : value })}
          items={[
            {
              value: 'all',
              label: m.content_all(),
              count: counts && Object.values(counts).reduce((sum, one) => sum + one, 0),
            },
            ...announcementStateSchema.options.map((state) => ({
              value: state,
              label: stateLabels[state](),
              count: counts?.[state],
            })),
          ]}
        />
      </div>
      <PagedList
        query={query}
        errorTitle={m.announcements_error()}
        empty={
          isFiltered ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.announcements_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState title={m.announcements_none()}>{m.announcements_none_text()}</EmptyState>
          )
        }
        summary={(count) => m.announcements_total({ count })}
        onPageChange={(cursor) => void turnPage(cursor)}
      >
        {(rows) => (
          <AnnouncementsList rows={rows} selected={selected} onSelect={select} onEdit={open} />
        )}
      </PagedList>
      <AnnouncementDialog
        edit={search.edit}
        onClose={history.close}
        returnFocus={() =>
          (opener.current ? document.getElementById(opener.current) : null) ??
          document.getElementById(addButtonId)
        }
      />
    </>
  );
}
