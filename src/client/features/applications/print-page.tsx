import { DataProvider } from '../../data-provider.tsx';
import { PrintedApplication } from './printed-application.tsx';

/** A page without the portal around it. */
export function PrintPage() {
  return (
    <DataProvider>
      <PrintedApplication />
    </DataProvider>
  );
}
