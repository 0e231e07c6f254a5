import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a box whose controls take each other's place: when the one with the focus goes away, `heir` gets it.
 * `change` is what the controls depend on. Spread the answer on the box.
 */
export function useKeptFocus(change: string, heir: () => HTMLElement | null) {
  const inside = useRef(false);

  const passOn = useEffectEvent(() => {
    if (inside.current && document.activeElement === document.body) heir()?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change alone takes a control away.
  useLayoutEffect(() => passOn(), [change]);

  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
    },
  };
}
