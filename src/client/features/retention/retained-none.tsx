import type { RetainedState } from '../../../shared/contracts/retention-preview.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { useRetentionSearch } from './use-retention-search.ts';

const texts: Record<RetainedState, { title: () => string; text: () => string }> = {
  soon: { title: m.retention_none, text: m.retention_none_text },
  held: { title: m.retention_none_held, text: m.retention_none_held_text },
  all: { title: m.retention_none_at_all, text: m.retention_none_at_all_text },
};

/** Stands where the list has no record. */
export function RetainedNone() {
  const { search, state, filter } = useRetentionSearch();
  if (search.search) {
    return (
      <NothingFound onClear={() => void filter({ search: undefined })}>
        {m.retention_nothing_text()}
      </NothingFound>
    );
  }
  return <EmptyState title={texts[state].title()}>{texts[state].text()}</EmptyState>;
}
