import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Skeleton } from '../../ui/skeleton.tsx';

export function FormSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid min-h-96 content-start gap-5">
      <span className="sr-only">{m.ui_loading()}</span>
      <Skeleton className="h-40 w-32" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}
