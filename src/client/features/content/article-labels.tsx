import type { NewsState } from '../../../shared/contracts/news.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { createStatusBadge } from '../../ui/badge.tsx';

export const stateLabels: Record<NewsState, () => string> = {
  draft: m.content_state_draft,
  scheduled: m.content_state_scheduled,
  published: m.content_state_published,
};

export const StateBadge = createStatusBadge(stateLabels, {
  draft: 'neutral',
  scheduled: 'sun',
  published: 'success',
});
