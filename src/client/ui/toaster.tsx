import { type ComponentType, useEffect, useState } from 'react';
import { useToasts } from './use-toast.ts';

const touches = ['pointerdown', 'keydown'] as const;

/**
 * Mounted once. The region's code is fetched at the first touch of the page, so that it costs the first view nothing
 * and is there when something goes wrong with the line; should that fail, each toast tries again.
 */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const [touched, setTouched] = useState(false);
  const newest = useToasts()[0]?.id;

  useEffect(() => {
    // Fetching takes a slow phone a while: whatever the touch led to comes first.
    const touch = () => (window.requestIdleCallback ?? setTimeout)(() => setTouched(true));
    for (const type of touches) addEventListener(type, touch, { once: true, passive: true });
    return () => {
      for (const type of touches) removeEventListener(type, touch);
    };
  }, []);

  useEffect(() => {
    if (Region || (!touched && newest === undefined)) return;
    let mounted = true;
    import('./toast-region.tsx').then(
      ({ ToastRegion }) => mounted && setRegion(() => ToastRegion),
      // The line may be down: whoever raised a toast says the same in place, and the next one tries again.
      () => {},
    );
    return () => {
      mounted = false;
    };
  }, [Region, touched, newest]);

  return Region && <Region />;
}
