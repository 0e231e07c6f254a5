import { getRouteApi } from '@tanstack/react-router';
import { Archive, ArchiveRestore } from 'lucide-react';
import {
  type ResourceRow,
  resourceLanguageSchema,
  resourceSortSchema,
} from '../../../shared/contracts/resource.ts';
import { resourceLanguageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { pageOptions, useAddressDialog, useListSearch } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { quotedLabelsOf, RecordActions } from '../../ui/delete-record.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { dateCell } from '../../ui/formatted-text.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { AddButton } from '../../ui/portal-page.tsx';
import { useRecordDialog } from '../../ui/record-dialog.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { ReaderList, ReadersButton, ReadersContext, readersButtonId } from './readers.tsx';
import { ResourceDialog } from './resource-dialog.tsx';
import { kindLabels } from './resource-values.ts';

interface ResourceActionsProps {
  resource: ResourceRow;
  /** Runs when the row is gone. */
  onGone: () => void;
  onEdit: (id: string) => void;
}

function ResourceActions({ resource, onGone, onEdit }: ResourceActionsProps) {
  const { id, title, isArchived } = resource;
  const deletion = {
    call: trpc.admin.resources.delete.useMutation(),
    undo: { call: trpc.admin.resources.restore.useMutation() },
  };
  const archive = trpc.admin.resources.archive.useMutation({
    onSuccess: (_, { isArchived }) => {
      toast({
        title: isArchived ? m.resources_archived_toast() : m.resources_unarchived_toast(),
        variant: 'success',
      });
      onGone();
    },
    onError: (error) => toastFailure(m.resources_archive_failed(), error),
  });
  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <RecordActions
      id={id}
      labels={quotedLabelsOf(title)}
      deletion={deletion}
      onGone={onGone}
      onEdit={onEdit}
    >
      <Button
        variant="quiet"
        size="sm"
        pending={archive.isPending}
        aria-label={
          isArchived ? m.resources_unarchive_of({ title }) : m.resources_archive_of({ title })
        }
        title={isArchived ? m.resources_unarchive() : m.resources_archive()}
        onClick={() => archive.mutate({ id, isArchived: !isArchived })}
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
    </RecordActions>
  );
}

const column = createServerColumnHelper<ResourceRow>();

const resourceColumns = column.columns([
  column.accessor('title', {
    header: m.ui_title,
    meta: { rowHeader: true },
    cell: ({ getValue }) => (
      <span className="line-clamp-2 min-w-40 wrap-anywhere">{getValue()}</span>
    ),
  }),
  column.accessor('category', { header: m.ui_category }),
  column.accessor('kind', {
    header: m.resources_column_kind,
    cell: ({ getValue }) => kindLabels[getValue()](),
  }),
  column.accessor('language', {
    header: m.ui_language,
    cell: ({ getValue }) => resourceLanguageNames[getValue()](),
  }),
  column.accessor('currentVersion', {
    header: m.resources_column_version,
    meta: { numeric: true },
    cell: ({ getValue }) => m.ui_number({ value: getValue() }),
  }),
  column.display({
    id: 'acknowledged',
    header: m.resources_column_acknowledged,
    cell: ({ row }) => <ReadersButton resource={row.original} />,
  }),
  column.accessor('updatedAt', { header: m.ui_last_change, cell: dateCell }),
]);

interface ReadersDialogProps {
  /** The resource; the dialog is closed without one. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Acknowledgements of a resource, given and missing. */
function ReadersDialog({ id, onClose, returnFocus }: ReadersDialogProps) {
  const query = trpc.admin.resources.get.useQuery({ id: id ?? '' }, { enabled: id !== undefined });
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      returnFocus={returnFocus}
      title={
        <span className="wrap-anywhere">
          {query.data ? m.resources_readers_of({ title: query.data.title }) : m.resources_readers()}
        </span>
      }
      footer={<Button onClick={onClose}>{m.ui_close()}</Button>}
    >
      {id !== undefined && (
        <RecordQueryResult query={query} onClose={onClose}>
          {(resource) => <ReaderList key={resource.id} resource={resource} />}
        </RecordQueryResult>
      )}
    </Dialog>
  );
}

const addButtonId = 'add-resource';
const route = getRouteApi('/portal/admin/content');

/** The list's state, which lives in the address, and the ways to change it. */
const useResourcesSearch = () =>
  useListSearch(route.useSearch(), route.useNavigate(), {
    sorts: resourceSortSchema.options,
    sort: 'category',
    order: (sort) => (sort === 'updatedAt' ? 'desc' : 'asc'),
    filters: { category: undefined, language: undefined, archived: undefined },
  });

/** Resources in the employees' portal. */
export function ResourcesTab() {
  const list = useResourcesSearch();
  const { search, page, filter } = list;
  const { category, language, archived } = search;
  const query = trpc.admin.resources.list.useQuery(
    { ...page, category, language, isArchived: archived ?? false },
    pageOptions,
  );
  const { counts, employees = 0 } = query.data ?? {};
  const { open, dialog } = useRecordDialog(list, addButtonId);
  const reading = useAddressDialog(list, {
    closed: { readers: undefined },
    opener: search.readers && readersButtonId(search.readers),
    fallback: addButtonId,
  });
  return (
    <>
      <AddButton id={addButtonId} onClick={() => open('new')}>
        {m.resources_add()}
      </AddButton>
      <ListToolbar
        list={list}
        label={m.resources_search()}
        placeholder={m.resources_search_placeholder()}
      >
        <FilterGroup
          label={m.resources_filter()}
          value={archived ? 'archived' : 'current'}
          onValueChange={(value) =>
            void filter({ archived: value === 'archived' ? true : undefined })
          }
          items={[
            { value: 'current', label: m.resources_current(), count: counts?.current },
            { value: 'archived', label: m.resources_archived(), count: counts?.archived },
          ]}
        />
        <FilterSelect
          label={m.resources_category_filter()}
          anyLabel={m.resources_all_categories()}
          values={query.data?.categories}
          value={category}
          onValueChange={(value) => filter({ category: value })}
        />
        <FilterSelect
          label={m.ui_language()}
          anyLabel={m.resources_all_languages()}
          values={resourceLanguageSchema.options}
          nameOf={(value) => resourceLanguageNames[value]()}
          value={language}
          onValueChange={(value) => filter({ language: value })}
        />
      </ListToolbar>
      <ReadersContext value={{ employees, onOpen: (readers) => reading.open({ readers }) }}>
        <RecordList
          label={m.resources_tab()}
          list={list}
          query={query}
          columns={resourceColumns}
          actions={(resource, leave) => (
            <ResourceActions resource={resource} onGone={leave} onEdit={open} />
          )}
          elementId={editButtonId}
          onOpen={open}
          summary={(count) => m.resources_total({ count })}
          nothing={m.resources_nothing_text()}
          empty={{ title: m.resources_none(), text: m.resources_none_text() }}
        />
      </ReadersContext>
      <ResourceDialog {...dialog} categories={query.data?.categories} />
      <ReadersDialog id={search.readers} {...reading.dialog} />
    </>
  );
}
