import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import {
  type SavedViewState,
  savedViewScreenSchema,
} from '../../../shared/contracts/saved-view.ts';
import { User } from './user.ts';

/** The state of a table under a name, for the administrator who kept it. */
const SavedViewSchema = defineEntity({
  name: 'SavedView',
  tableName: 'saved_views',
  uniques: [{ properties: ['user', 'screen', 'name'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    screen: p.enum(savedViewScreenSchema.options),
    name: p.string().length(80),
    state: p.json<SavedViewState>(),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

export class SavedView extends SavedViewSchema.class {}
SavedViewSchema.setClass(SavedView);
