import { type FocusEvent, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';

/**
 * For moving parts. They are paused by their button, and from the start for visitors who asked the system for less
 * motion; it holds for as long as somebody points at it or has the focus in it.
 */
export function useAutoplayPause() {
  const wantsMotion = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = chosen ?? !wantsMotion;

  return {
    paused,
    /** By the button, not by the system: what changes without moving may go on until then. */
    stopped: chosen === true,
    /** Paused or held: nothing may move. */
    still: paused || hovered || focused,
    pause: () => setChosen(true),
    /** A press of the button starts the motion, though pointer and focus are still there. */
    resume: () => {
      setChosen(false);
      setHovered(false);
      setFocused(false);
    },
    /** For the element that holds. */
    holdProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
