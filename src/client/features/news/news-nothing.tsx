import { Link } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** No article at all, or none that fits. */
export function NewsNothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title={m.news_empty()}>{m.news_empty_text()}</EmptyState>;
  return (
    <EmptyState
      title={m.news_no_hits()}
      action={
        <Link to="/news" search={{}} className={buttonClass('secondary')}>
          {m.news_show_all()}
        </Link>
      }
    >
      {m.news_no_hits_text()}
    </EmptyState>
  );
}
