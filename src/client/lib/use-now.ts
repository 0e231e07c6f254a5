import { useEffect, useState } from 'react';

/**
 * The present moment, renewed at each full second or minute; null on the server and until hydration, which must draw the
 * same as the server.
 */
export function useNow(everyMs: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer = setTimeout(tick);
    function tick() {
      setNow(new Date());
      timer = setTimeout(tick, everyMs - (Date.now() % everyMs));
    }
    return () => clearTimeout(timer);
  }, [everyMs]);
  return now;
}
