import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface AlertProps {
  tone?: 'info' | 'warning' | 'danger';
  title?: ReactNode;
  className?: string;
  children: ReactNode;
}

const tones = {
  info: { Icon: Info, box: 'bg-sea-soft border-sea', icon: 'text-sea' },
  warning: { Icon: TriangleAlert, box: 'bg-warning-soft border-warning', icon: 'text-warning' },
  danger: { Icon: CircleAlert, box: 'bg-danger-soft border-danger', icon: 'text-danger' },
};

/** A notice in the flow of the page. A danger interrupts a screen reader, the others wait. */
export function Alert({ tone = 'info', title, className, children }: AlertProps) {
  const { Icon, box, icon } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn('flex gap-3 rounded border-s-[3px] px-4 py-3 text-ink', box, className)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={cn('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0">
        {title && <p className="font-medium">{title}</p>}
        <div className="text-sm leading-6">{children}</div>
      </div>
    </div>
  );
}
