import { defineEntity, p } from '@mikro-orm/core';
import { momentColumn, restorableColumns } from './columns.ts';

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
    ...restorableColumns(),
    title: p.string().length(200),
    /** Markdown. */
    body: p.text(),
    german: p.json<GermanAnnouncement>().nullable(),
    /** Null for a draft; in the future for one that waits. */
    publishedAt: momentColumn().nullable(),
    /** From then on it is hidden. */
    until: momentColumn().nullable(),
    /** Stands above the others. */
    isPinned: p.boolean().default(false),
  },
});

export class Announcement extends AnnouncementSchema.class {}
AnnouncementSchema.setClass(Announcement);
