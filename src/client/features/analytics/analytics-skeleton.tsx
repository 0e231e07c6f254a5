import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Skeleton } from '../../ui/skeleton.tsx';

export function AnalyticsSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid gap-6">
      <span className="sr-only">{m.ui_loading()}</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-80" />
      <Skeleton className="h-64" />
    </div>
  );
}
