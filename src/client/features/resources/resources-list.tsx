import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type ResourceRow, resourceSortSchema } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { EditButton, editButtonId } from '../../ui/edit-button.tsx';
import { LocalDate } from '../../ui/formatted-text.tsx';
import { toast } from '../../ui/toast.tsx';
import { ReadersButton } from './readers.tsx';
import { columnLabels, kindLabels, languageLabels } from './resource-values.ts';
import { useResourcesSearch } from './use-resources.ts';

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

/** Deletes a resource and offers to undo it; `onGone` runs when it is. */
function useDeleteResource(onGone: () => void) {
  const restore = trpc.admin.resources.restore.useMutation({
    onSuccess: () => toast({ title: m.resources_restored(), variant: 'success' }),
    onError: (error) =>
      toast({
        title: m.resources_restore_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  const remove = trpc.admin.resources.delete.useMutation({
    onSuccess: (_, { id }) => {
      toast({
        title: m.resources_deleted(),
        variant: 'success',
        action: { label: m.resources_undo(), onSelect: () => restore.mutate({ id }) },
      });
      onGone();
    },
    onError: (error) =>
      toast({
        title: m.resources_delete_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  return { remove: (id: string) => remove.mutate({ id }), isRemoving: remove.isPending };
}

interface ResourceActionsProps {
  resource: ResourceRow;
  /** The row that takes the focus when this one is gone. */
  neighbour: string | undefined;
  onEdit: (id: string) => void;
  onFocus: (id: string) => void;
}

function ResourceActions({ resource, neighbour, onEdit, onFocus }: ResourceActionsProps) {
  const { id, title, isArchived } = resource;
  const leave = () => {
    if (neighbour) document.getElementById(editButtonId(neighbour))?.focus();
  };
  const { remove, isRemoving } = useDeleteResource(leave);
  const { archive, isArchiving } = useArchiveResource(leave);
  const Icon = isArchived ? ArchiveRestore : Archive;
  const select = () => onFocus(id);
  return (
    <div className="flex justify-end gap-1">
      <EditButton
        id={id}
        label={m.resources_edit_of({ title })}
        onEdit={onEdit}
        onFocus={onFocus}
      />
      <Button
        variant="quiet"
        size="sm"
        pending={isArchiving}
        aria-label={
          isArchived ? m.resources_unarchive_of({ title }) : m.resources_archive_of({ title })
        }
        title={isArchived ? m.resources_unarchive() : m.resources_archive()}
        onClick={() => archive({ id, isArchived: !isArchived })}
        onFocus={select}
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        pending={isRemoving}
        aria-label={m.resources_delete_of({ title })}
        title={m.resources_delete()}
        onClick={() => remove(id)}
        onFocus={select}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
    </div>
  );
}

interface ResourceCardProps {
  resource: ResourceRow;
  isSelected: boolean;
  /** The buttons of the row. */
  children: ReactNode;
}

/** A row for a narrow screen. */
function ResourceCard({ resource, isSelected, children }: ResourceCardProps) {
  const { title, category, kind, language, currentVersion } = resource;
  return (
    <li
      data-selected={isSelected || undefined}
      className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
    >
      <p className="text-base font-medium wrap-anywhere">{title}</p>
      <p className="text-muted wrap-anywhere">
        {[
          category,
          kindLabels[kind](),
          languageLabels[language](),
          m.resources_version({ number: currentVersion }),
        ].join(' · ')}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">{children}</div>
    </li>
  );
}

const column = createServerColumnHelper<ResourceRow>();

/** The columns; the acknowledgements are counted out of `employees`. */
const resourceColumns = (employees: number, onReaders: (id: string) => void) =>
  column.columns([
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
      cell: ({ row }) => (
        <ReadersButton resource={row.original} employees={employees} onOpen={onReaders} />
      ),
    }),
    column.accessor('updatedAt', {
      header: columnLabels.updatedAt,
      cell: ({ getValue }) => <LocalDate time={getValue()} />,
    }),
  ]);

interface ResourcesListProps {
  rows: ResourceRow[];
  /** Active users with the employee's role. */
  employees: number;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onReaders: (id: string) => void;
}

/** The rows as a table, or as cards on a narrow screen. */
export function ResourcesList({
  rows,
  employees,
  selected,
  onSelect,
  onEdit,
  onReaders,
}: ResourcesListProps) {
  const { sort, order, sortBy } = useResourcesSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const columns = useMemo(() => resourceColumns(employees, onReaders), [employees, onReaders]);
  const table = useServerTable({
    columns,
    rows,
    sorts: resourceSortSchema.options,
    sort,
    order,
    onSort: (next, nextOrder) => void sortBy(next, nextOrder),
  });
  const actions = (resource: ResourceRow) => {
    const at = rows.indexOf(resource);
    return (
      <ResourceActions
        resource={resource}
        neighbour={(rows[at + 1] ?? rows[at - 1])?.id}
        onEdit={onEdit}
        onFocus={onSelect}
      />
    );
  };
  return isWide ? (
    <DataTable label={m.resources_tab()} table={table} selected={selected} actions={actions} />
  ) : (
    <ul aria-label={m.resources_tab()} className="m-0 grid list-none p-0">
      {rows.map((row) => (
        <ResourceCard key={row.id} resource={row} isSelected={row.id === selected}>
          <ReadersButton resource={row} employees={employees} onOpen={onReaders} />
          {actions(row)}
        </ResourceCard>
      ))}
    </ul>
  );
}
