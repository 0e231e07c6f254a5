import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { announcementStateSchema } from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { AnnouncementsList } from './announcements-list.tsx';
import { stateLabels } from './labels.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useAnnouncementsSearch } from './use-announcements-search.ts';

const addButtonId = 'add-announcement';

/** What employees are told in their portal. */
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

  const { selected, select } = useRowKeys({
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
        onTurn={(cursor) => void turnPage(cursor)}
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
