/** One of those that take turns in one place (`lib/take-turns.ts`). */
export const turnClass = '[grid-area:1/1] data-[shown=false]:invisible';
