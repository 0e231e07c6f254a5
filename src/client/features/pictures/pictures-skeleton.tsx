import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Skeleton } from '../../ui/skeleton.tsx';

const cards = Array.from({ length: 8 }, (_, index) => index);

export function PicturesSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4"
    >
      <span className="sr-only">{m.ui_loading()}</span>
      {cards.map((card) => (
        <div key={card} className="grid gap-3 rounded border border-mist p-3">
          <Skeleton className="aspect-4/3 w-full" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-9 w-full" />
        </div>
      ))}
    </div>
  );
}
