import { Download } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button-class.ts';
import { useQuestionsSearch } from './use-questions-search.ts';

/** What the table shows, as a file. */
export function ExportLink() {
  const { search } = useQuestionsSearch();
  const query = new URLSearchParams();
  if (search.type) query.set('type', search.type);
  if (search.search) query.set('search', search.search);
  return (
    <a
      href={`/api/admin/questions/export.csv?${query}`}
      download
      className={buttonClass('secondary')}
    >
      <Download aria-hidden="true" strokeWidth={1.5} className="size-5" />
      {m.admin_questions_export()}
    </a>
  );
}
