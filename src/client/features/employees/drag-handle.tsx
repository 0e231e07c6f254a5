import { GripVertical } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useRowDrag } from './row-drag-context.ts';

export function DragHandle({ name }: { name: string }) {
  const drag = useRowDrag();
  if (!drag) return null;
  return (
    <button
      ref={drag.setHandle}
      {...drag.attributes}
      {...drag.listeners}
      type="button"
      aria-label={m.employees_move_of({ name })}
      className="grid size-9 cursor-grab touch-none place-items-center rounded text-muted hover:bg-surface hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" strokeWidth={1.5} className="size-5" />
    </button>
  );
}
