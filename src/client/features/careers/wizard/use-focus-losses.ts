import { useEffect, useEffectEvent } from 'react';

/** Counts how often the page goes out of sight while a test is worked on. */
export function useFocusLosses(active: boolean, onLoss: () => void): void {
  const lost = useEffectEvent(onLoss);
  useEffect(() => {
    if (!active) return;
    function onVisibilityChange() {
      if (document.visibilityState === 'hidden') lost();
    }
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [active]);
}
