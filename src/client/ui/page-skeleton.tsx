import { brand } from '../../shared/content/brand.ts';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

/** A page with a sidebar and a bar, while it is not known yet who is there and so what it will show. */
export function PageSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-dvh">
      <title>{brand}</title>
      <div className="hidden w-64 shrink-0 border-e border-mist bg-surface md:block" />
      <main id="main" className="min-w-0 flex-1">
        <div className="flex h-16 items-center justify-end border-b border-mist px-4">
          <Spinner />
        </div>
        <div className="grid gap-6 px-4 py-8 sm:px-6">
          <Skeleton className="h-9 w-56 max-w-full" />
          <Skeleton className="h-64" />
        </div>
      </main>
    </div>
  );
}
