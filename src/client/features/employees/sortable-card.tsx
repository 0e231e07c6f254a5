import { cn } from '../../lib/cn.ts';
import type { RowElementProps } from '../../ui/data-table.tsx';
import { cardClass } from './card-class.ts';
import { RowDragContext } from './row-drag-context.ts';
import { useSortableRow } from './use-sortable-row.ts';

export function SortableCard({ id, isSelected, children }: RowElementProps) {
  const { setRow, style, drag, isDragging } = useSortableRow(id);
  return (
    <RowDragContext value={drag}>
      <li
        ref={setRow}
        style={style}
        data-selected={isSelected || undefined}
        className={cn(cardClass, isDragging && 'relative z-10 bg-raised shadow')}
      >
        {children}
      </li>
    </RowDragContext>
  );
}
