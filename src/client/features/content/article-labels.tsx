import type { NewsSort, NewsState } from '../../../shared/contracts/news.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { createStatusBadge } from '../../ui/badge.tsx';

export const stateLabels: Record<NewsState, () => string> = {
  draft: m.content_state_draft,
  scheduled: m.content_state_scheduled,
  published: m.content_state_published,
};

export const columnLabels: Record<NewsSort, () => string> = {
  updatedAt: m.ui_last_change,
  publishedAt: m.content_column_published,
  title: m.ui_title,
  category: m.ui_category,
  authorName: m.content_column_author,
};

export const StateBadge = createStatusBadge(stateLabels, {
  draft: 'neutral',
  scheduled: 'sun',
  published: 'success',
});
