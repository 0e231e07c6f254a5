import { cn } from '../lib/cn.ts';

/** The place of something that is loading. Mark the part it stands in with `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn('animate-breathe rounded bg-mist', className ?? 'h-4 w-full')}
    />
  );
}
