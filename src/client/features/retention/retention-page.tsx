import { Link } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { retainedNames } from '../../../shared/i18n/retention-names.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { textLink } from '../../ui/text-link.ts';
import { CountsSection } from './counts-section.tsx';
import { recordsId } from './kind-links.tsx';
import { holdButtonId } from './record-hold.tsx';
import { RetainedCards } from './retained-cards.tsx';
import { RetainedNone } from './retained-none.tsx';
import { RetainedTable } from './retained-table.tsx';
import { RetentionToolbar } from './retention-toolbar.tsx';
import { useRetained } from './use-retained.ts';
import { useRetentionSearch } from './use-retention-search.ts';

/** What will be erased and when, and what is held. */
export function RetentionPage() {
  const query = useRetained();
  const { kind, turnPage } = useRetentionSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const rows = query.data?.rows ?? [];
  const { selected, select } = useRowKeys({
    ids: rows.map(({ id }) => id),
    elementId: holdButtonId,
    onOpen: (id) => document.getElementById(holdButtonId(id))?.click(),
  });
  const List = isWide ? RetainedTable : RetainedCards;

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div>
        <h1 className="text-2xl">{m.retention_title()}</h1>
        <p className="mt-2 max-w-[70ch] text-muted">
          {m.retention_lead()}{' '}
          <Link to="/admin/settings" hash="retention" className={textLink}>
            {m.retention_periods()}
          </Link>
          {' · '}
          <Link to="/admin/applications" search={{ untold: true }} className={textLink}>
            {m.retention_untold()}
          </Link>
        </p>
      </div>
      <CountsSection />
      <h2 id={recordsId} className="mt-2 scroll-mt-6 text-xl">
        {retainedNames[kind]()}
      </h2>
      <RetentionToolbar />
      <PagedList
        query={query}
        errorTitle={m.retention_error()}
        summary={(count) => m.retention_total({ count })}
        onTurn={(cursor) => void turnPage(cursor)}
        hint={isWide ? m.inbox_keys_hint() : undefined}
        empty={<RetainedNone />}
      >
        {(shown) => <List rows={shown} selected={selected} onSelect={select} />}
      </PagedList>
    </main>
  );
}
