import type { ReactNode } from 'react';
import { isMissing } from '../../lib/is-missing.ts';
import { NoCompany } from './no-company.tsx';

interface PortalPageProps {
  title: string;
  /** Of what the page asked for: without a company the server finds nothing. */
  error: unknown;
  children: ReactNode;
}

/** A screen of the client portal, or the explanation why there is none. */
export function PortalPage({ title, error, children }: PortalPageProps) {
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <h1 className="text-2xl">{title}</h1>
      {isMissing(error) ? <NoCompany /> : children}
    </main>
  );
}
