import { useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { ApplicationsResult } from './applications-result.tsx';
import { ApplicationsToolbar } from './applications-toolbar.tsx';
import { BlindSwitch } from './blind-switch.tsx';
import { RecentBatches } from './recent-batches.tsx';
import { reviewButtonId } from './review-button.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useApplications } from './use-applications.ts';
import { useApplicationsSearch } from './use-applications-search.ts';
import { useColumnChoice } from './use-column-choice.ts';

export function ApplicationsPage() {
  const query = useApplications();
  const choice = useColumnChoice();
  const isWide = useMediaQuery('(min-width: 64rem)');
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
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <h1 className="text-2xl">{m.admin_applications_title()}</h1>
        {query.data && (
          <div className="max-w-[46ch]">
            <BlindSwitch isBlind={query.data.isBlind} />
          </div>
        )}
      </div>
      <ApplicationsToolbar counts={query.data?.statusCounts} choice={choice} hasColumns={isWide} />
      <RecentBatches />
      <ApplicationsResult query={query} choice={choice} isWide={isWide} onReview={open} />
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
