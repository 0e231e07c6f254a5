import { Plus } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { readersButtonId } from './readers-button.tsx';
import { ReadersDialog } from './readers-dialog.tsx';
import { ResourceDialog } from './resource-dialog.tsx';
import { ResourcesList } from './resources-list.tsx';
import { ResourcesToolbar } from './resources-toolbar.tsx';
import { useResources } from './use-resources.ts';
import { useResourcesSearch } from './use-resources-search.ts';

const addButtonId = 'add-resource';

/** What employees look up in their portal. */
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
  const { selected, select } = useRowKeys({
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
        onTurn={(cursor) => void turnPage(cursor)}
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
