import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useRef } from 'react';
import {
  type ListResourcesOutput,
  resourceLanguageSchema,
} from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { ReaderList, readersButtonId } from './readers.tsx';
import { ResourceDialog } from './resource-dialog.tsx';
import { languageLabels } from './resource-values.ts';
import { ResourcesList } from './resources-list.tsx';
import { useResourcesSearch } from './use-resources.ts';

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
        <RecordQueryResult
          query={query}
          missing={{
            title: m.resources_missing_title(),
            text: m.resources_missing_text(),
            back: m.resources_back(),
          }}
          onClose={onClose}
        >
          {(resource) => <ReaderList key={resource.id} resource={resource} />}
        </RecordQueryResult>
      )}
    </Dialog>
  );
}

/** No category is called so: they are trimmed. */
const anyCategory = ' ';

function ResourcesToolbar({ list }: { list: ListResourcesOutput | undefined }) {
  const { search, find, filter } = useResourcesSearch();
  const categories = new Set(list?.categories);
  if (search.category) categories.add(search.category);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.resources_search()}
        placeholder={m.resources_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.resources_filter()}
        value={search.archived ? 'archived' : 'current'}
        onValueChange={(value) =>
          void filter({ archived: value === 'archived' ? true : undefined })
        }
        items={[
          { value: 'current', label: m.resources_current(), count: list?.counts.current },
          { value: 'archived', label: m.resources_archived(), count: list?.counts.archived },
        ]}
      />
      <Select
        aria-label={m.resources_category_filter()}
        className="w-full sm:w-56"
        value={search.category ?? anyCategory}
        onValueChange={(value) =>
          void filter({ category: value === anyCategory ? undefined : value })
        }
        options={[
          { value: anyCategory, label: m.resources_all_categories() },
          ...[...categories].map((category) => ({ value: category, label: category })),
        ]}
      />
      <Select
        aria-label={m.resources_language_filter()}
        className="w-full sm:w-56"
        value={search.language ?? anyCategory}
        onValueChange={(value) =>
          void filter({ language: resourceLanguageSchema.safeParse(value).data })
        }
        options={[
          { value: anyCategory, label: m.resources_all_languages() },
          ...resourceLanguageSchema.options.map((language) => ({
            value: language,
            label: languageLabels[language](),
          })),
        ]}
      />
    </div>
  );
}

/** The page of resources that the address describes; the rows before stay while the next ones load. */
function useResources() {
  const { search, sort, order } = useResourcesSearch();
  return trpc.admin.resources.list.useQuery(
    {
      search: search.search,
      category: search.category,
      language: search.language,
      isArchived: search.archived ?? false,
      sort,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
}

const addButtonId = 'add-resource';

/** Resources in the employees' portal. */
export function ResourcesTab() {
  const query = useResources();
  const { search, isFiltered, clearFilters, turnPage, edit, showReaders } = useResourcesSearch();
  const editing = useDialogHistory(() => void edit(undefined, { replace: true }));
  const reading = useDialogHistory(() => void showReaders(undefined, { replace: true }));
  const opener = useRef<string>(undefined);

  function open(id: string) {
    opener.current = id === 'new' ? addButtonId : editButtonId(id);
    editing.noteOpened();
    void edit(id);
  }
  const openReaders = useCallback(
    (id: string) => {
      opener.current = readersButtonId(id);
      reading.noteOpened();
      void showReaders(id);
    },
    [reading, showReaders],
  );
  const returnFocus = () =>
    (opener.current ? document.getElementById(opener.current) : null) ??
    document.getElementById(addButtonId);
  const { selected, select } = useRowShortcuts({
    ids: (query.data?.rows ?? []).map(({ id }) => id),
    elementId: editButtonId,
    onOpen: open,
  });

  return (
    <>
      <Button id={addButtonId} className="justify-self-start" onClick={() => open('new')}>
        <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {m.resources_add()}
      </Button>
      <ResourcesToolbar list={query.data} />
      <PagedList
        query={query}
        errorTitle={m.resources_error()}
        empty={
          isFiltered ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.resources_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState title={m.resources_none()}>{m.resources_none_text()}</EmptyState>
          )
        }
        summary={(count) => m.resources_total({ count })}
        onPageChange={(cursor) => void turnPage(cursor)}
      >
        {(rows) => (
          <ResourcesList
            rows={rows}
            employees={query.data?.employees ?? 0}
            selected={selected}
            onSelect={select}
            onEdit={open}
            onReaders={openReaders}
          />
        )}
      </PagedList>
      <ResourceDialog
        edit={search.edit}
        categories={query.data?.categories}
        onClose={editing.close}
        returnFocus={returnFocus}
      />
      <ReadersDialog id={search.readers} onClose={reading.close} returnFocus={returnFocus} />
    </>
  );
}
