import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time, renewed with every full minute; null until the page is awake, so that both sides draw the same first. */
export function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      setNow(new Date());
      timer = setTimeout(tick, minute - (Date.now() % minute));
    }
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
