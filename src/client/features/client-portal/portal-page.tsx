import type { ReactNode } from 'react';
import { WhyNothing } from './why-nothing.tsx';

interface PortalPageProps {
  title: string;
  /** Of what the page asked for. */
  error: unknown;
  children: ReactNode;
}

/** A screen of the client portal, or the explanation why there is none. */
export function PortalPage({ title, error, children }: PortalPageProps) {
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <h1 className="text-2xl">{title}</h1>
      <WhyNothing error={error}>{children}</WhyNothing>
    </main>
  );
}
