import { type FocusEvent, useEffect, useState } from 'react';
import { useMediaQuery } from './use-media-query.ts';

/**
 * Pauses moving parts: by their button, and from the start for visitors who asked the system for less motion. They also
 * hold while the element with `holdProps` has the pointer or the focus.
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
    /** A press of the button starts the motion, though pointer and focus are still there. */
    toggle: () => {
      setChosen(!paused);
      if (!paused) return;
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

interface TurnOptions {
  count: number;
  everyMs: number;
  /** Length of the fading at the end of each turn. */
  fadeMs: number;
  /** Keeps the present one, and gives it its full time afterwards. */
  still: boolean;
}

/** Lets parts that share one place take turns: which of them is shown, and whether it is about to change. */
export function useTurns({ count, everyMs, fadeMs, still }: TurnOptions) {
  const [step, setStep] = useState(0);
  const [isFading, setIsFading] = useState(false);
  useEffect(() => {
    if (still) return;
    let fade: ReturnType<typeof setTimeout>;
    function begin() {
      setIsFading(false);
      fade = setTimeout(setIsFading, everyMs - fadeMs, true);
    }
    const turn = setInterval(() => {
      setStep((before) => before + 1);
      begin();
    }, everyMs);
    begin();
    return () => {
      clearInterval(turn);
      clearTimeout(fade);
    };
  }, [everyMs, fadeMs, still]);
  return { shown: step % count, isFading: isFading && !still };
}
