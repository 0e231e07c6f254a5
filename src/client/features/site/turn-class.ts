/** One of those that take turns in one place (`lib/moving-content.ts`). */
export const slideClass = '[grid-area:1/1] data-[shown=false]:invisible';

/**
 * The list of those that take turns. It fades by a filter: a contrast check at that moment would take a text of
 * half the opacity for a text in half the colour.
 */
export const slideListClass =
  'grid transition-[filter] duration-300 [filter:opacity(1)] data-fading:[filter:opacity(0)]';
