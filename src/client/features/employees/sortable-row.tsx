import type { RowElementProps } from '../../ui/data-table.tsx';
import { RowDragContext } from './row-drag-context.ts';
import { useSortableRow } from './use-sortable-row.ts';

export function SortableRow({ id, isSelected, children }: RowElementProps) {
  const { setRow, style, drag, isDragging } = useSortableRow(id);
  return (
    <RowDragContext value={drag}>
      <tr
        ref={setRow}
        style={style}
        data-selected={isSelected || undefined}
        className={isDragging ? 'relative z-10 bg-raised shadow' : undefined}
      >
        {children}
      </tr>
    </RowDragContext>
  );
}
