import type { ReactNode } from 'react';
import { isMissing } from '../../lib/is-missing.ts';
import { readError } from '../../lib/read-error.ts';
import { ClosedPortal } from './closed-portal.tsx';
import { NoCompany } from './no-company.tsx';

interface WhyNothingProps {
  /** Of what the screen asked for: without a company the server finds nothing, and of an inactive one it tells nothing. */
  error: unknown;
  children: ReactNode;
}

/** What a screen of the client portal shows, or the explanation why that is nothing. */
export function WhyNothing({ error, children }: WhyNothingProps) {
  if (error && readError(error).code === 'company-inactive') return <ClosedPortal />;
  return isMissing(error) ? <NoCompany /> : children;
}
