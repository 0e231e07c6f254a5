import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

export type BadgeTone = 'neutral' | 'sea' | 'sun' | 'danger' | 'success';

interface BadgeProps {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}

const tones: Record<BadgeTone, { ground: string; dot: string }> = {
  neutral: { ground: 'bg-surface text-ink', dot: 'bg-edge' },
  sea: { ground: 'bg-sea-soft text-ink', dot: 'bg-sea' },
  sun: { ground: 'bg-sun-soft text-ink', dot: 'bg-sun' },
  danger: { ground: 'bg-danger-soft text-danger', dot: 'bg-danger' },
  success: { ground: 'bg-success-soft text-success', dot: 'bg-success' },
};

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  const { ground, dot } = tones[tone];
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded px-2 py-0.5 text-xs font-medium whitespace-nowrap',
        ground,
        className,
      )}
    >
      <span aria-hidden="true" className={cn('size-1.5 rounded-full', dot)} />
      {children}
    </span>
  );
}

/** Makes the badge of a kind of record from what its statuses are called, and the tone of each. */
export function createStatusBadge<Status extends string>(
  labels: Readonly<Record<Status, () => string>>,
  tones: Readonly<Record<NoInfer<Status>, BadgeTone>>,
) {
  return ({ status }: { status: Status }) => <Badge tone={tones[status]}>{labels[status]()}</Badge>;
}
