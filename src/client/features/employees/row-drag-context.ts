import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import { createContext, useContext } from 'react';

/** How the handle in a row takes hold of the row; null where the order cannot be changed. */
type RowDrag = {
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  setHandle: (element: HTMLElement | null) => void;
};

export const RowDragContext = createContext<RowDrag | null>(null);

export const useRowDrag = () => useContext(RowDragContext);
