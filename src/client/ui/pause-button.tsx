import type { ReactNode } from 'react';
import { Glyph } from './svg-icon.tsx';

interface PauseButtonProps {
  /** What it says while things move, and while they are paused. */
  pause: string;
  resume: string;
  className: string;
  glyphClass: string;
  children?: ReactNode;
}

/** The button of `lib/wake-pause.ts`, which tells it by an attribute what to say. */
export function PauseButton({ pause, resume, className, glyphClass, children }: PauseButtonProps) {
  return (
    <button type="button" data-pause className={`group/pause ${className}`}>
      <span className="sr-only group-data-paused/pause:hidden">{pause}</span>
      <span className="sr-only hidden group-data-paused/pause:inline">{resume}</span>
      {children}
      <Glyph name="pause" className={`${glyphClass} group-data-paused/pause:hidden`} />
      <Glyph name="play" className={`${glyphClass} hidden group-data-paused/pause:inline`} />
    </button>
  );
}
