/** Where a picture stands in the grid, for the focus to come back to. */
export const tileId = (id: string) => `picture-${id}`;
