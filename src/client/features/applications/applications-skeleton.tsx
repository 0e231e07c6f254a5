import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Skeleton } from '../../ui/skeleton.tsx';

const rows = Array.from({ length: 10 }, (_, index) => index);

export function ApplicationsSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid">
      <span className="sr-only">{m.ui_loading()}</span>
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-6 border-b border-mist py-4">
          <Skeleton className="h-4 w-40 max-w-full" />
          <Skeleton className="hidden h-4 flex-1 md:block" />
          <Skeleton className="hidden h-4 w-32 md:block" />
          <Skeleton className="ms-auto h-5 w-20" />
          <Skeleton className="hidden h-4 w-12 md:block" />
          <Skeleton className="h-9 w-20" />
        </div>
      ))}
    </div>
  );
}
