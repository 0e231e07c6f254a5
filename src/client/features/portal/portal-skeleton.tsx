import { company } from '../../../shared/content/company.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The frame while the server is asked who is there; the same for everybody, since it is all the server sends. */
export function PortalSkeleton() {
  return (
    <div className="flex min-h-dvh" aria-busy="true">
      <title>{company.brand}</title>
      <div className="hidden w-64 shrink-0 flex-col gap-3 border-e border-mist bg-surface p-4 md:flex">
        <Skeleton className="mb-6 h-8 w-36" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
      <main id="main" className="min-w-0 flex-1">
        <div className="flex h-16 items-center justify-end border-b border-mist px-4">
          <Spinner />
        </div>
        <div className="grid gap-6 px-4 py-8 sm:px-6">
          <Skeleton className="h-9 w-56" />
          <div className="grid grid-cols-2 gap-6 lg:grid-cols-4">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
          <Skeleton className="h-64" />
        </div>
      </main>
    </div>
  );
}
