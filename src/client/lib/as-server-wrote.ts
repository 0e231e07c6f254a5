/**
 * For an element that keeps what the server put in: it is empty here, yet React leaves the inside of such an element
 * alone.
 */
export const asServerWrote = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;
