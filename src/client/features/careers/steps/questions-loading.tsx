import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function QuestionsLoading() {
  return (
    <div role="status" className="grid gap-10">
      <span className="sr-only">{m.careers_questions_loading()}</span>
      {[0, 1, 2].map((each) => (
        <div key={each} className="grid gap-3">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-6 w-full max-w-xl" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  );
}
