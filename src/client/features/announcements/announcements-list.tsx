import {
  type AnnouncementRow,
  announcementSortSchema,
} from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { AnnouncementActions } from './announcement-actions.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { announcementColumns } from './announcement-columns.tsx';
import { useAnnouncementsSearch } from './use-announcements-search.ts';

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
