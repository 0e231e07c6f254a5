import type {
  AnnouncementSort,
  AnnouncementState,
} from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const stateLabels: Record<AnnouncementState, () => string> = {
  draft: m.announcements_state_draft,
  scheduled: m.announcements_state_scheduled,
  published: m.announcements_state_published,
  over: m.announcements_state_over,
};

export const columnLabels: Record<AnnouncementSort, () => string> = {
  updatedAt: m.announcements_column_updated,
  publishedAt: m.announcements_column_published,
  title: m.announcements_column_title,
};
