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
