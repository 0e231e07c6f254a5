import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useApplicationsSearch } from './use-applications-search.ts';

export function ApplicationsNone({ isBlind }: { isBlind: boolean }) {
  const { search, isFiltered, clearFilters } = useApplicationsSearch();
  if (!isFiltered) {
    return (
      <EmptyState title={m.admin_applications_none()}>
        {m.admin_applications_none_text()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={m.admin_nothing_matches()}
      action={
        <Button variant="secondary" onClick={() => void clearFilters()}>
          {m.admin_clear_filters()}
        </Button>
      }
    >
      {m.admin_applications_nothing_text()}
      {isBlind && search.search && ` ${m.admin_app_blind_search()}`}
    </EmptyState>
  );
}
