import type { NewsState } from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Publication } from './article-values.ts';

/** Says what the one button will do. */
export function submitLabel(state: NewsState | undefined, publication: Publication): string {
  switch (publication) {
    case 'publish':
      return state === 'published' ? m.content_submit_save() : m.content_submit_publish();
    case 'schedule':
      return state === 'scheduled' ? m.content_submit_save() : m.content_submit_schedule();
    case 'draft':
      return state === 'published' ? m.content_submit_unpublish() : m.content_submit_draft();
  }
}
