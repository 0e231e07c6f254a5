import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { Application } from './application.ts';
import { User } from './user.ts';

/** One contribution to what reviewers say of an application among themselves. Never edited. */
const ApplicationNoteSchema = defineEntity({
  name: 'ApplicationNote',
  tableName: 'application_notes',
  indexes: [{ properties: ['application', 'createdAt', 'id'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    application: () => p.manyToOne(Application).deleteRule('cascade'),
    text: p.text(),
    author: () => p.manyToOne(User).nullable().deleteRule('set null'),
    /** Kept beside the reference, so that the thread reads on after a user is gone. */
    authorName: p.string().length(200),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

export class ApplicationNote extends ApplicationNoteSchema.class {}
ApplicationNoteSchema.setClass(ApplicationNote);
