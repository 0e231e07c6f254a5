import { DataProvider } from '../../data-provider.tsx';
import { PortalFrame } from './portal-frame.tsx';

export function PortalLayout() {
  return (
    <DataProvider>
      <PortalFrame />
    </DataProvider>
  );
}
