import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Skeleton } from '../../ui/loading.tsx';

export function ReviewSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid min-h-96 content-start gap-5">
      <span className="sr-only">{m.admin_review_loading()}</span>
      <div className="grid gap-5 sm:grid-cols-2">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
