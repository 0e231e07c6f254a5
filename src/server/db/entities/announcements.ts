import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';

/** The replacement for employees who read German, where there is one. */
type GermanAnnouncement = { title: string; body: string };

/** News for the people who work here, in their portal alone. */
const AnnouncementSchema = defineEntity({
  name: 'Announcement',
  tableName: 'announcements',
  indexes: [
    { properties: ['isPinned', 'publishedAt', 'id'] },
    { properties: ['updatedAt', 'id'] },
    { properties: ['publishedAt', 'id'] },
    { properties: ['title', 'id'] },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    title: p.string().length(200),
    /** Markdown. */
    body: p.text(),
    german: p.json<GermanAnnouncement>().nullable(),
    /** Null for a draft; in the future for one that waits. */
    publishedAt: p.datetime().length(3).nullable(),
    /** From then on it is hidden. */
    until: p.datetime().length(3).nullable(),
    /** Stands above the others. */
    isPinned: p.boolean().default(false),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    /** Deleted ones stay for undo. */
    deletedAt: p.datetime().length(3).nullable(),
    version: p.integer().version(),
  },
});

export class Announcement extends AnnouncementSchema.class {}
AnnouncementSchema.setClass(Announcement);
