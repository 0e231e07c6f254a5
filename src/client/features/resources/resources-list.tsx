import { Archive, ArchiveRestore } from 'lucide-react';
import type { ResourceRow } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { DeleteButton, useDeleteRecord } from '../../ui/delete-record.tsx';
import { LocalDate } from '../../ui/formatted-text.tsx';
import { EditButton } from '../../ui/row-buttons.tsx';
import { toast } from '../../ui/toast.tsx';
import { ReadersButton } from './readers.tsx';
import { columnLabels, kindLabels, languageLabels } from './resource-values.ts';

/** Takes a resource out of use or back into it; `onGone` runs when it leaves the list. */
function useArchiveResource(onGone: () => void) {
  const mutation = trpc.admin.resources.archive.useMutation({
    onSuccess: (_, { isArchived }) => {
      toast({
        title: isArchived ? m.resources_archived_toast() : m.resources_unarchived_toast(),
        variant: 'success',
      });
      onGone();
    },
    onError: (error) => {
      toast({
        title: m.resources_archive_failed(),
        description: readError(error).message,
        variant: 'danger',
      });
    },
  });
  return { archive: mutation.mutate, isArchiving: mutation.isPending };
}

interface ResourceActionsProps {
  resource: ResourceRow;
  /** Runs when the row is gone. */
  onGone: () => void;
  onEdit: (id: string) => void;
}

export function ResourceActions({ resource, onGone, onEdit }: ResourceActionsProps) {
  const { id, title, isArchived } = resource;
  const { remove, isRemoving } = useDeleteRecord({
    call: trpc.admin.resources.delete.useMutation(),
    done: m.resources_deleted,
    failed: m.resources_delete_failed,
    undo: {
      call: trpc.admin.resources.restore.useMutation(),
      done: m.resources_restored,
      failed: m.resources_restore_failed,
    },
    onGone,
  });
  const { archive, isArchiving } = useArchiveResource(onGone);
  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <div className="flex justify-end gap-1">
      <EditButton id={id} label={m.resources_edit_of({ title })} onEdit={onEdit} />
      <Button
        variant="quiet"
        size="sm"
        pending={isArchiving}
        aria-label={
          isArchived ? m.resources_unarchive_of({ title }) : m.resources_archive_of({ title })
        }
        title={isArchived ? m.resources_unarchive() : m.resources_archive()}
        onClick={() => archive({ id, isArchived: !isArchived })}
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
      <DeleteButton
        pending={isRemoving}
        label={m.resources_delete_of({ title })}
        onClick={() => remove(id)}
      />
    </div>
  );
}

const column = createServerColumnHelper<ResourceRow>();

export const resourceColumns = column.columns([
  column.accessor('title', {
    header: columnLabels.title,
    meta: { rowHeader: true },
    cell: ({ getValue }) => (
      <span className="line-clamp-2 min-w-40 wrap-anywhere">{getValue()}</span>
    ),
  }),
  column.accessor('category', { header: columnLabels.category }),
  column.accessor('kind', {
    header: m.resources_column_kind,
    enableSorting: false,
    cell: ({ getValue }) => kindLabels[getValue()](),
  }),
  column.accessor('language', {
    header: m.resources_column_language,
    enableSorting: false,
    cell: ({ getValue }) => languageLabels[getValue()](),
  }),
  column.accessor('currentVersion', {
    header: m.resources_column_version,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ getValue }) => m.ui_number({ value: getValue() }),
  }),
  column.display({
    id: 'acknowledged',
    header: m.resources_column_acknowledged,
    cell: ({ row }) => <ReadersButton resource={row.original} />,
  }),
  column.accessor('updatedAt', {
    header: columnLabels.updatedAt,
    cell: ({ getValue }) => <LocalDate time={getValue()} />,
  }),
]);
