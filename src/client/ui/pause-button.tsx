import type { ReactNode } from 'react';
import { SvgIcon } from './svg-icon.tsx';

interface PauseButtonProps {
  paused: boolean;
  onToggle: () => void;
  /** Its labels while parts move, and while they are paused. */
  pause: string;
  resume: string;
  className: string;
  iconClass: string;
  children?: ReactNode;
}

/** Pauses what moves by itself (`lib/autoplay.ts`). */
export function PauseButton({
  paused,
  onToggle,
  pause,
  resume,
  className,
  iconClass,
  children,
}: PauseButtonProps) {
  return (
    <button type="button" onClick={onToggle} className={className}>
      <span className="sr-only">{paused ? resume : pause}</span>
      {children}
      <SvgIcon name={paused ? 'play' : 'pause'} className={iconClass} />
    </button>
  );
}
