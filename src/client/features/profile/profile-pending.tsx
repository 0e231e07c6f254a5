import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Skeleton } from '../../ui/loading.tsx';

/** The shape of the page while the person is looked up. */
export function ProfilePending() {
  return (
    <main
      id="main"
      aria-busy="true"
      className="mx-auto grid w-full max-w-[90rem] gap-x-10 gap-y-8 px-4 pt-12 pb-20 sm:px-6 md:grid-cols-12 md:pt-16 lg:px-10"
    >
      <p role="status" className="sr-only">
        {m.people_loading()}
      </p>
      <Skeleton className="aspect-4/5 w-full max-w-sm md:col-span-5 lg:col-span-4" />
      <div className="grid content-start gap-5 md:col-span-7 lg:col-start-6">
        <Skeleton className="h-16 w-4/5" />
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="mt-8 h-40 w-full max-w-[60ch]" />
      </div>
    </main>
  );
}
