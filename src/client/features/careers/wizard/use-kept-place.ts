import { useEffect, useEffectEvent } from 'react';
import { forgetPlace, keepPlace } from '../place.ts';
import type { Step } from '../step.ts';

/** A reload and a change of language lead back to where the step was scrolled to. */
export function useKeptPlace(step: Step, active: boolean): void {
  const keep = useEffectEvent(() => {
    if (active) keepPlace(step, window.scrollY);
  });
  useEffect(() => {
    const onLeave = () => keep();
    window.addEventListener('pagehide', onLeave);
    // The browser may bring the page back as it was, which needs no place.
    window.addEventListener('pageshow', forgetPlace);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', forgetPlace);
    };
  }, []);
}
