import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever the browser finds its connection again. */
export function useBackOnline(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const listener = () => back();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
