/** A row as a card, on narrow screens. */
export const cardClass = 'grid gap-3 border-b border-mist py-4 text-sm data-selected:border-sea';
