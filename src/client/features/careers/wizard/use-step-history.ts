import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Step } from '../step.ts';
import { wizardHash } from '../wizard-hash.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step of the application this entry stands for. */
    careersStep?: Step;
  }
}

/**
 * An entry of the browser's history for each step, so that its way back leads to the step before. `onMove` is told
 * where the browser went and answers whether it goes along.
 */
export function useStepHistory(step: Step, onMove: (step: Step) => boolean): void {
  const navigate = useNavigate();
  // Null outside the wizard, undefined in an entry that stands for no step yet.
  const entry = useLocation({
    select: ({ hash, state }) => (hash === wizardHash ? state.careersStep : null),
  });
  const known = useRef(entry);

  const sync = useEffectEvent(() => {
    const moved = entry !== known.current;
    known.current = entry;
    if (entry === null || entry === step) return;
    if (moved && entry !== undefined && onMove(entry)) return;
    void navigate({
      to: '/careers',
      hash: wizardHash,
      state: { careersStep: step },
      replace: moved || entry === undefined,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever of the two changes, the other follows.
  useEffect(() => sync(), [entry, step]);
}
