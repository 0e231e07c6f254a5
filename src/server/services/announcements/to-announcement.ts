import type {
  Announcement as AnnouncementDto,
  AnnouncementRow,
  EmployeeAnnouncement,
} from '../../../shared/contracts/announcement.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import type { Announcement } from '../../db/entities/announcement.ts';
import { renderMarkdown } from '../render-markdown.ts';
import { stateOf } from './announcement-state.ts';

/** Its title is a heading of the third level, below that of the list. */
const bodyHeading = 4;

/** A row of the administrators' list. */
export function toAnnouncementRow(announcement: Announcement): AnnouncementRow {
  const { id, title, isPinned, updatedAt } = announcement;
  return {
    id,
    title,
    isPinned,
    updatedAt,
    state: stateOf(announcement),
    publishedAt: announcement.publishedAt ?? null,
    until: announcement.until ?? null,
    hasGerman: Boolean(announcement.german),
  };
}

/** An announcement with everything an administrator may edit. */
export function toAnnouncement(announcement: Announcement): AnnouncementDto {
  return {
    ...toAnnouncementRow(announcement),
    body: announcement.body,
    german: announcement.german ?? null,
    version: announcement.version,
  };
}

/** A published announcement in the reader's language, where it was written in it. */
export function toEmployeeAnnouncement(
  announcement: Announcement,
  publishedAt: Date,
  locale: Locale,
): EmployeeAnnouncement {
  const german = locale === 'de' ? announcement.german : null;
  const { title, body } = german ?? announcement;
  return {
    id: announcement.id,
    title,
    bodyHtml: renderMarkdown(body, bodyHeading),
    language: german ? 'de' : 'en',
    isPinned: announcement.isPinned,
    publishedAt,
  };
}
