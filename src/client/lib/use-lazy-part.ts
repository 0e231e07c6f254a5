import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { nextTask } from './next-task.ts';

/**
 * A part of the page whose code is fetched when it is first wanted; null until it is there. `onLost` hears of it when
 * the code does not arrive, and should let go of the wish, so that the next one tries again.
 */
export function useLazyPart<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onLost: () => void,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const missing = wanted && Part === null;
  const fetchPart = useEffectEvent(load);
  const lost = useEffectEvent(onLost);

  useEffect(() => {
    if (!missing) return;
    let stillWanted = true;
    const show = async () => {
      // Asking for code takes a slow phone as long as answering the touch that wanted it: that may be drawn before.
      await nextTask();
      if (!stillWanted) return;
      const loaded = await fetchPart();
      if (stillWanted) setPart(() => loaded);
    };
    show().catch(() => {
      if (stillWanted) lost();
    });
    return () => {
      stillWanted = false;
    };
  }, [missing]);

  return Part;
}
