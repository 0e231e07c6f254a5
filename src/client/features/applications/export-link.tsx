import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button-class.ts';
import { filterOf } from './filter-of.ts';
import { useApplicationsSearch } from './use-applications-search.ts';

/** Everything that matches as a file; the browser takes it as it comes. */
export function ExportLink() {
  const { search } = useApplicationsSearch();
  const { locale } = useRouteContext({ from: '__root__' });
  const query = new URLSearchParams({ locale });
  for (const [name, value] of Object.entries(filterOf(search))) {
    if (value !== undefined) query.set(name, String(value));
  }
  return (
    <a
      href={`/api/admin/applications/export.csv?${query}`}
      download
      className={buttonClass('secondary', 'sm')}
    >
      <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {m.admin_app_export()}
    </a>
  );
}
