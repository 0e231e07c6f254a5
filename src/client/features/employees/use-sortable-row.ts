import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { m } from '../../../shared/i18n/paraglide/messages.js';

/** A row that can be dragged by its handle: what its element carries, and what the handle does. */
export function useSortableRow(id: string) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, attributes: { roleDescription: m.employees_sortable() } });
  return {
    isDragging,
    setRow: setNodeRef,
    // Rows of different height must not be stretched.
    style: { transform: CSS.Translate.toString(transform), transition },
    drag: { attributes, listeners, setHandle: setActivatorNodeRef },
  };
}
