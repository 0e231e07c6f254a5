import { getRouteApi } from '@tanstack/react-router';
import {
  type AnnouncementRow,
  type AnnouncementState,
  announcementSortSchema,
  announcementStateSchema,
  type CreateAnnouncementInput,
} from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { pageOptions, useListSearch } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Badge, createStatusBadge } from '../../ui/badge.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { quotedLabelsOf, RecordActions } from '../../ui/delete-record.tsx';
import { dateTimeCell } from '../../ui/formatted-text.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { AddButton } from '../../ui/portal-page.tsx';
import {
  editedRecord,
  RecordDialog,
  type RecordDialogState,
  useRecordDialog,
} from '../../ui/record-dialog.tsx';
import { useSaveRecord } from '../../ui/record-form.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

const route = getRouteApi('/portal/admin/content');

/** The list's state, which lives in the address, and the ways to change it. */
const useAnnouncementsSearch = () =>
  useListSearch(route.useSearch(), route.useNavigate(), {
    sorts: announcementSortSchema.options,
    sort: 'updatedAt',
    order: 'desc',
    filters: { shown: undefined },
  });

const stateLabels: Record<AnnouncementState, () => string> = {
  draft: m.announcements_state_draft,
  scheduled: m.announcements_state_scheduled,
  published: m.announcements_state_published,
  over: m.announcements_state_over,
};

const StateBadge = createStatusBadge(stateLabels, {
  draft: 'neutral',
  scheduled: 'sun',
  published: 'success',
  over: 'neutral',
});

const column = createServerColumnHelper<AnnouncementRow>();

const announcementColumns = column.columns([
  column.accessor('title', {
    header: m.ui_title,
    meta: { rowHeader: true },
    cell: ({ row, getValue }) => (
      <span className="flex min-w-40 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="line-clamp-2 wrap-anywhere">{getValue()}</span>
        {row.original.isPinned && <Badge tone="sun">{m.announcements_pinned()}</Badge>}
      </span>
    ),
  }),
  column.accessor('state', {
    header: m.announcements_column_state,
    cell: ({ getValue }) => <StateBadge status={getValue()} />,
  }),
  column.accessor('publishedAt', { header: m.announcements_column_published, cell: dateTimeCell }),
  column.accessor('until', { header: m.announcements_column_until, cell: dateTimeCell }),
  column.accessor('updatedAt', { header: m.ui_last_change, cell: dateTimeCell }),
]);

interface AnnouncementsListProps {
  list: ReturnType<typeof useAnnouncementsSearch>;
  onEdit: (id: string) => void;
}

/** The page of announcements that the address describes, with its filters. */
function AnnouncementsList({ list, onEdit }: AnnouncementsListProps) {
  const { search, page, filter } = list;
  const query = trpc.admin.announcements.list.useQuery(
    { ...page, state: search.shown },
    pageOptions,
  );
  const deletion = {
    call: trpc.admin.announcements.delete.useMutation(),
    undo: { call: trpc.admin.announcements.restore.useMutation() },
  };
  return (
    <>
      <ListToolbar
        list={list}
        label={m.announcements_search()}
        placeholder={m.announcements_search_placeholder()}
      >
        <StateFilter
          label={m.announcements_filter()}
          values={announcementStateSchema.options}
          labels={stateLabels}
          counts={query.data?.stateCounts}
          value={search.shown}
          onValueChange={(value) => filter({ shown: value })}
        />
      </ListToolbar>
      <RecordList
        label={m.announcements_tab()}
        list={list}
        query={query}
        columns={announcementColumns}
        actions={({ id, title }, leave) => (
          <RecordActions
            id={id}
            labels={quotedLabelsOf(title)}
            deletion={deletion}
            onGone={leave}
            onEdit={onEdit}
          />
        )}
        elementId={editButtonId}
        onOpen={onEdit}
        summary={(count) => m.announcements_total({ count })}
        empty={{ title: m.announcements_none(), text: m.announcements_none_text() }}
      />
    </>
  );
}

function AnnouncementDialog(dialog: RecordDialogState) {
  const { save, isSaving } = useSaveRecord<CreateAnnouncementInput>({
    create: trpc.admin.announcements.create.useMutation(),
    update: trpc.admin.announcements.update.useMutation(),
    arrival: useArrival('admin.announcements'),
  });
  const query = trpc.admin.announcements.get.useQuery(...editedRecord(dialog.edit));
  return (
    <RecordDialog
      {...dialog}
      size="lg"
      query={query}
      titles={{ add: m.announcements_add(), edit: m.announcements_edit_title() }}
      pending={isSaving}
    >
      {(announcement) => (
        <AnnouncementForm announcement={announcement} save={save} onClose={dialog.onClose} />
      )}
    </RecordDialog>
  );
}

const addButtonId = 'add-announcement';

/** Announcements in the employees' portal. */
export function AnnouncementsTab() {
  const list = useAnnouncementsSearch();
  const { open, dialog } = useRecordDialog(list, addButtonId);
  return (
    <>
      <AddButton id={addButtonId} onClick={() => open('new')}>
        {m.announcements_add()}
      </AddButton>
      <AnnouncementsList list={list} onEdit={open} />
      <AnnouncementDialog {...dialog} />
    </>
  );
}
