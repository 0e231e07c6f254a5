import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type AnnouncementRow,
  type AnnouncementSort,
  type AnnouncementState,
  announcementSortSchema,
} from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { EditButton, editButtonId } from '../../ui/edit-button.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAnnouncementsSearch } from './use-announcements.ts';

export const stateLabels: Record<AnnouncementState, () => string> = {
  draft: m.announcements_state_draft,
  scheduled: m.announcements_state_scheduled,
  published: m.announcements_state_published,
  over: m.announcements_state_over,
};

const columnLabels: Record<AnnouncementSort, () => string> = {
  updatedAt: m.announcements_column_updated,
  publishedAt: m.announcements_column_published,
  title: m.announcements_column_title,
};

/** Deletes an announcement and offers to undo it; `onGone` runs when it is. */
function useDeleteAnnouncement(onGone: () => void) {
  const restore = trpc.admin.announcements.restore.useMutation({
    onSuccess: () => toast({ title: m.announcements_restored(), variant: 'success' }),
    onError: (error) =>
      toast({
        title: m.announcements_restore_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  const remove = trpc.admin.announcements.delete.useMutation({
    onSuccess: (_, { id }) => {
      toast({
        title: m.announcements_deleted(),
        variant: 'success',
        action: { label: m.announcements_undo(), onSelect: () => restore.mutate({ id }) },
      });
      onGone();
    },
    onError: (error) =>
      toast({
        title: m.announcements_delete_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  return { remove: (id: string) => remove.mutate({ id }), isRemoving: remove.isPending };
}

interface AnnouncementActionsProps {
  announcement: AnnouncementRow;
  /** The row that takes the focus when this one is gone. */
  neighbour: string | undefined;
  onEdit: (id: string) => void;
  onFocus: (id: string) => void;
}

function AnnouncementActions({
  announcement: { id, title },
  neighbour,
  onEdit,
  onFocus,
}: AnnouncementActionsProps) {
  const { remove, isRemoving } = useDeleteAnnouncement(() => {
    if (neighbour) document.getElementById(editButtonId(neighbour))?.focus();
  });
  const select = () => onFocus(id);
  return (
    <div className="flex justify-end gap-1">
      <EditButton
        id={id}
        label={m.announcements_edit_of({ title })}
        onEdit={onEdit}
        onFocus={onFocus}
      />
      <Button
        variant="quiet"
        size="sm"
        pending={isRemoving}
        aria-label={m.announcements_delete_of({ title })}
        title={m.announcements_delete()}
        onClick={() => remove(id)}
        onFocus={select}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
    </div>
  );
}

const tones: Record<AnnouncementState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'sun',
  published: 'success',
  over: 'neutral',
};

function StateBadge({ state }: { state: AnnouncementState }) {
  return <Badge tone={tones[state]}>{stateLabels[state]()}</Badge>;
}

interface AnnouncementCardProps {
  announcement: AnnouncementRow;
  isSelected: boolean;
  /** The buttons of the row. */
  children: ReactNode;
}

/** A row for a narrow screen. */
function AnnouncementCard({ announcement, isSelected, children }: AnnouncementCardProps) {
  const { title, state, isPinned, publishedAt } = announcement;
  return (
    <li
      data-selected={isSelected || undefined}
      className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
    >
      <p className="text-base font-medium wrap-anywhere">{title}</p>
      <p>
        <LocalDateTime time={publishedAt} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap gap-2">
          <StateBadge state={state} />
          {isPinned && <Badge tone="sun">{m.announcements_pinned()}</Badge>}
        </span>
        {children}
      </div>
    </li>
  );
}

const column = createServerColumnHelper<AnnouncementRow>();

const announcementColumns = column.columns([
  column.accessor('title', {
    header: columnLabels.title,
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
    enableSorting: false,
    cell: ({ getValue }) => <StateBadge state={getValue()} />,
  }),
  column.accessor('publishedAt', {
    header: columnLabels.publishedAt,
    cell: ({ getValue }) => <LocalDateTime time={getValue()} />,
  }),
  column.accessor('until', {
    header: m.announcements_column_until,
    enableSorting: false,
    cell: ({ getValue }) => <LocalDateTime time={getValue()} />,
  }),
  column.accessor('updatedAt', {
    header: columnLabels.updatedAt,
    cell: ({ getValue }) => <LocalDateTime time={getValue()} />,
  }),
]);

interface AnnouncementsListProps {
  rows: AnnouncementRow[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
}

/** The rows as a table, or as cards on a narrow screen. */
export function AnnouncementsList({ rows, selected, onSelect, onEdit }: AnnouncementsListProps) {
  const { sort, order, sortBy } = useAnnouncementsSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const table = useServerTable({
    columns: announcementColumns,
    rows,
    sorts: announcementSortSchema.options,
    sort,
    order,
    onSort: (next, nextOrder) => void sortBy(next, nextOrder),
  });
  const neighbourOf = (id: string) => {
    const at = rows.findIndex((row) => row.id === id);
    return (rows[at + 1] ?? rows[at - 1])?.id;
  };
  const actions = (announcement: AnnouncementRow) => (
    <AnnouncementActions
      announcement={announcement}
      neighbour={neighbourOf(announcement.id)}
      onEdit={onEdit}
      onFocus={onSelect}
    />
  );
  return isWide ? (
    <DataTable label={m.announcements_tab()} table={table} selected={selected} actions={actions} />
  ) : (
    <ul aria-label={m.announcements_tab()} className="m-0 grid list-none p-0">
      {rows.map((row) => (
        <AnnouncementCard key={row.id} announcement={row} isSelected={row.id === selected}>
          {actions(row)}
        </AnnouncementCard>
      ))}
    </ul>
  );
}
