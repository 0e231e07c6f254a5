import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Popover } from './popover.tsx';
import { FiltersForm } from './filters-form.tsx';
import { useApplicationsSearch } from './use-applications-search.ts';

/** The filters that are needed now and then, with the number of those that narrow the list. */
export function FiltersMenu() {
  const { activeFilters, moreFilters, filter, search } = useApplicationsSearch();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={m.admin_app_filters()}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="sm">
          <SlidersHorizontal aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {activeFilters > 0
            ? m.admin_app_filters_active({ count: activeFilters })
            : m.admin_app_filters()}
        </Button>
      }
    >
      <FiltersForm
        filters={moreFilters}
        onApply={(filters) => {
          setOpen(false);
          void filter({ status: search.status, ...filters });
        }}
      />
    </Popover>
  );
}
