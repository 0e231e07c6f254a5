import { randomUUID } from 'node:crypto';
import { p } from '@mikro-orm/core';

/** The key of a record, made with it. */
export const idColumn = () =>
  p
    .uuid()
    .primary()
    .onCreate(() => randomUUID());

/** A moment, to the millisecond that JavaScript knows. */
export const momentColumn = () => p.datetime().length(3);

/** A moment that is now when the record is made. */
export const nowColumn = () => momentColumn().onCreate(() => new Date());

/** The columns of a record that is edited on the version that was seen. */
export const editedColumns = () => ({
  id: idColumn(),
  createdAt: nowColumn(),
  version: p.integer().version(),
});

/** The same for a record with the moment of its last change, whose deletion can be undone. */
export const restorableColumns = () => ({
  ...editedColumns(),
  updatedAt: nowColumn().onUpdate(() => new Date()),
  /** Deleted ones stay for undo. */
  deletedAt: momentColumn().nullable(),
});
