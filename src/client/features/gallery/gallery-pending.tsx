import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Skeleton } from '../../ui/loading.tsx';

/** While the list is on its way to somebody who comes from another page. */
export function GalleryPending() {
  return (
    <main
      id="main"
      aria-busy="true"
      className="mx-auto grid w-full max-w-[90rem] gap-8 px-4 pt-12 pb-20 sm:px-6 md:pt-16 lg:px-10"
    >
      <p role="status" className="text-lg text-muted">
        {m.gallery_loading()}
      </p>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3 xl:grid-cols-4">
        <Skeleton className="aspect-4/3" />
        <Skeleton className="aspect-4/3" />
        <Skeleton className="aspect-4/3 max-md:hidden" />
        <Skeleton className="aspect-4/3 max-xl:hidden" />
      </div>
    </main>
  );
}
