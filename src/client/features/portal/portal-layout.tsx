import { DataProvider } from '../../data-provider.tsx';
import { TooltipProvider } from './tooltip-provider.tsx';
import { PortalFrame } from './portal-frame.tsx';
import type { PortalOverlays } from './portal-overlays.ts';

export function PortalLayout(overlays: PortalOverlays) {
  return (
    <DataProvider>
      <TooltipProvider>
        <PortalFrame {...overlays} />
      </TooltipProvider>
    </DataProvider>
  );
}
