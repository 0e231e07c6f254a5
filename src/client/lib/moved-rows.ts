import { arrayMove } from '@dnd-kit/sortable';

/** The rows with one at the place of another; null where nothing moves, or one of them is no longer there. */
export function moveRow<Row extends { id: string }>(
  rows: Row[],
  id: string,
  overId: string,
): Row[] | null {
  const from = rows.findIndex((row) => row.id === id);
  const to = rows.findIndex((row) => row.id === overId);
  return from < 0 || to < 0 || from === to ? null : arrayMove(rows, from, to);
}
