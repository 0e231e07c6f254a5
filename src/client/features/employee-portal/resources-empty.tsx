import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { useResourcesSearch } from './use-resources-search.ts';

/** No resource: none at all, none that waits, or none for what was looked for. */
export function ResourcesEmpty() {
  const { search, isFiltered, clearFilters } = useResourcesSearch();
  const { search: words, category, language, show } = search;
  if (!isFiltered) {
    return (
      <EmptyState title={m.employee_portal_resources_none()}>
        {m.employee_portal_resources_none_text()}
      </EmptyState>
    );
  }
  if (show === 'waiting' && !words && !category && !language) {
    return (
      <EmptyState
        title={m.employee_portal_resources_done()}
        action={
          <Button variant="secondary" onClick={() => void clearFilters()}>
            {m.employee_portal_show_all()}
          </Button>
        }
      >
        {m.employee_portal_resources_done_text()}
      </EmptyState>
    );
  }
  return (
    <NothingFound onClear={() => void clearFilters()}>{m.resources_nothing_text()}</NothingFound>
  );
}
