import { CircleAlert } from 'lucide-react';

/** The error of several fields together. */
export function GroupError({ message }: { message: string | undefined }) {
  return (
    <div aria-live="polite">
      {message && (
        <p className="flex gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-[3px] size-4 shrink-0" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
