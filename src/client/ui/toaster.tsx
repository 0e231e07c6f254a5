import { type ComponentType, useEffect, useState } from 'react';
import { useToasts } from './use-toast.ts';

/**
 * Mounted once. The region arrives after the page is alive, so that toasts cost the first view
 * nothing; if it could not be fetched, the next toast asks again.
 */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const newest = useToasts()[0]?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast is another try to fetch the region
  useEffect(() => {
    if (Region) return;
    let mounted = true;
    import('./toast-region.tsx').then(
      ({ ToastRegion }) => mounted && setRegion(() => ToastRegion),
      // The line may be down: whoever raised a toast says the same in place, and the next one tries again.
      () => {},
    );
    return () => {
      mounted = false;
    };
  }, [Region, newest]);

  return Region && <Region />;
}
