import { useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { ApplicationsResult } from './applications-result.tsx';
import { ApplicationsToolbar } from './applications-toolbar.tsx';
import { reviewButtonId } from './review-button.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useApplications } from './use-applications.ts';
import { useApplicationsSearch } from './use-applications-search.ts';

export function ApplicationsPage() {
  const query = useApplications();
  const { search, review } = useApplicationsSearch();
  const lastReviewed = useRef<string>(undefined);
  if (search.review) lastReviewed.current = search.review;
  const history = useDialogHistory(() => void review(undefined, { replace: true }));

  function open(id: string) {
    history.noteOpened();
    void review(id);
  }

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <h1 className="text-2xl">{m.admin_applications_title()}</h1>
      <ApplicationsToolbar counts={query.data?.statusCounts} />
      <ApplicationsResult query={query} onReview={open} />
      <ReviewDialog
        id={search.review}
        rows={query.data?.rows ?? []}
        onMove={(id) => void review(id, { replace: true })}
        onClose={history.close}
        returnFocus={() =>
          lastReviewed.current
            ? document.getElementById(reviewButtonId(lastReviewed.current))
            : null
        }
      />
    </main>
  );
}
