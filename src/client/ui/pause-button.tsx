import type { ReactNode } from 'react';
import { SvgIcon } from './svg-icon.tsx';

interface PauseButtonProps {
  /** Its labels while parts move, and while they are paused. */
  pause: string;
  resume: string;
  className: string;
  iconClass: string;
  children?: ReactNode;
}

/** Pauses what moves by itself; `lib/moving-content.ts` sets by an attribute what it says. */
export function PauseButton({ pause, resume, className, iconClass, children }: PauseButtonProps) {
  return (
    <button type="button" data-pause className={`group/pause ${className}`}>
      <span className="sr-only group-data-paused/pause:hidden">{pause}</span>
      <span className="sr-only hidden group-data-paused/pause:inline">{resume}</span>
      {children}
      <SvgIcon name="pause" className={`${iconClass} group-data-paused/pause:hidden`} />
      <SvgIcon name="play" className={`${iconClass} hidden group-data-paused/pause:inline`} />
    </button>
  );
}
