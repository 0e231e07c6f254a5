import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import {
  type Announcement as AnnouncementDto,
  type AnnouncementRow,
  type AnnouncementSort,
  type AnnouncementState,
  announcementRowSchema,
  announcementSchema,
  type EmployeeAnnouncement,
  type ListAnnouncementsInput,
  type ListEmployeeAnnouncementsInput,
  type listAnnouncementsOutput,
  type listEmployeeAnnouncementsOutput,
} from '../../../shared/contracts/announcement.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import { Announcement } from '../../db/entities/announcements.ts';
import type { AdminContext, EmployeeContext } from '../context.ts';
import { searchIn, undeletedRows } from '../folded-search.ts';
import { findPage, totalOf } from '../list-query.ts';
import { copyFields } from '../records.ts';
import { renderMarkdown } from '../render-markdown.ts';

/** State of an announcement: visible, scheduled, ended, or draft. */
export function stateOf(
  { publishedAt, until }: Pick<Announcement, 'publishedAt' | 'until'>,
  now: Date = new Date(),
): AnnouncementState {
  if (!publishedAt) return 'draft';
  if (until && until <= now) return 'over';
  return publishedAt > now ? 'scheduled' : 'published';
}

/** The announcements in a state; the same rule as above for the database. */
function inState(state: AnnouncementState, now: Date = new Date()): FilterQuery<Announcement> {
  const isOpen = { $or: [{ until: null }, { until: { $gt: now } }] };
  switch (state) {
    case 'draft':
      return { publishedAt: null };
    case 'over':
      return { publishedAt: { $ne: null }, until: { $lte: now } };
    case 'scheduled':
      return { $and: [{ publishedAt: { $gt: now } }, isOpen] };
    case 'published':
      return { $and: [{ publishedAt: { $lte: now } }, isOpen] };
  }
}

/** Its title is a heading of the third level, below that of the list. */
const bodyHeadingLevel = 4;

/** A row of the administrators' list. */
const toAnnouncementRow = (announcement: Announcement): AnnouncementRow =>
  copyFields(announcementRowSchema, announcement, {
    state: stateOf(announcement),
    hasGerman: Boolean(announcement.german),
  });

/** An announcement with everything an administrator may edit. */
export const toAnnouncement = (announcement: Announcement): AnnouncementDto =>
  copyFields(announcementSchema, announcement, toAnnouncementRow(announcement));

/** A published announcement in the reader's language, where it was written in it. */
function toEmployeeAnnouncement(
  announcement: Announcement,
  publishedAt: Date,
  locale: Locale,
): EmployeeAnnouncement {
  const german = locale === 'de' ? announcement.german : null;
  const { title, body } = german ?? announcement;
  return {
    id: announcement.id,
    title,
    bodyHtml: renderMarkdown(body, bodyHeadingLevel),
    language: german ? 'de' : 'en',
    isPinned: announcement.isPinned,
    publishedAt,
  };
}

/** Current announcements: pinned ones first, then the newest. */
export async function listEmployeeAnnouncements(
  ctx: EmployeeContext,
  input: ListEmployeeAnnouncementsInput,
): Promise<z.infer<typeof listEmployeeAnnouncementsOutput>> {
  const shown: FilterQuery<Announcement> = { $and: [{ deletedAt: null }, inState('published')] };
  const page = await findPage(ctx.em, Announcement, {
    ...input,
    order: 'desc',
    sortedBy: { isPinned: z.boolean(), publishedAt: momentSchema },
    where: shown,
  });
  return {
    rows: page.items.flatMap((announcement) => {
      const { publishedAt } = announcement;
      return publishedAt ? [toEmployeeAnnouncement(announcement, publishedAt, ctx.locale)] : [];
    }),
    total: await ctx.em.count(Announcement, shown),
    ...page.cursors,
  };
}

/** A draft is not published at any moment and comes last. */
const sortedValues: Record<AnnouncementSort, z.ZodType> = {
  updatedAt: momentSchema,
  publishedAt: momentSchema.nullable(),
  title: z.string(),
};

/** One page of the announcements in any state, with how many are in each state for the same search. */
export async function listAnnouncements(
  ctx: AdminContext,
  input: ListAnnouncementsInput,
): Promise<z.infer<typeof listAnnouncementsOutput>> {
  const { search, state, sort } = input;
  const now = new Date();
  const { where, isSimilar } = await searchIn(ctx.em, undeletedRows('announcements'), search);
  const found: FilterQuery<Announcement> = { $and: [{ deletedAt: null }, where] };
  const page = await findPage(ctx.em, Announcement, {
    ...input,
    sortedBy: { [sort]: sortedValues[sort] },
    where: { $and: [found, state ? inState(state, now) : {}] },
  });
  const count = (counted: AnnouncementState) =>
    ctx.em.count(Announcement, { $and: [found, inState(counted, now)] });
  const stateCounts = {
    draft: await count('draft'),
    scheduled: await count('scheduled'),
    published: await count('published'),
    over: await count('over'),
  };
  return {
    rows: page.items.map(toAnnouncementRow),
    isSimilar,
    total: totalOf(stateCounts, state),
    stateCounts,
    ...page.cursors,
  };
}
