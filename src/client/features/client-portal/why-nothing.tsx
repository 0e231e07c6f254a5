import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WriteToUs } from './write-to-us.tsx';
import type { ReactNode } from 'react';
import { isMissing } from '../../ui/query-result.tsx';
import { readError } from '../../lib/read-error.ts';
import { NoCompany } from './no-company.tsx';

/** For people of a company that is no client any more: why there is nothing to see, and whom to ask. */
function ClosedPortal() {
  return (
    <EmptyState title={m.client_portal_closed_title()} action={<WriteToUs />}>
      {m.client_portal_closed_text()}
    </EmptyState>
  );
}

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
