import type { ReactNode } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isMissingRecordError } from '../../ui/query-result.tsx';

/** The way to a person where the portal has nothing to show. */
function ContactLink() {
  const email = trpc.public.getSiteState.useQuery().data?.contact.email;
  return (
    email && (
      <a href={`mailto:${email}`} className={buttonClass('secondary')}>
        {m.client_portal_no_company_action()}
      </a>
    )
  );
}

/** For a person whose account belongs to no company yet: why there is nothing to see, and whom to ask. */
export function NoCompanyNotice() {
  return (
    <EmptyState title={m.client_portal_no_company_title()} action={<ContactLink />}>
      {m.client_portal_no_company_text()}
    </EmptyState>
  );
}

/** For people of a company that is no client any more: why there is nothing to see, and whom to ask. */
function InactiveCompanyNotice() {
  return (
    <EmptyState title={m.client_portal_closed_title()} action={<ContactLink />}>
      {m.client_portal_closed_text()}
    </EmptyState>
  );
}

interface PortalAccessGateProps {
  /** Error of the screen's query: without a company the server finds nothing, and it refuses an inactive one. */
  error: unknown;
  children: ReactNode;
}

/** Shows a screen of the client portal, or explains why there is nothing to show. */
export function PortalAccessGate({ error, children }: PortalAccessGateProps) {
  if (error && readError(error).code === 'company-inactive') return <InactiveCompanyNotice />;
  return isMissingRecordError(error) ? <NoCompanyNotice /> : children;
}

interface ClientPortalPageProps {
  title: string;
  /** Of what the page asked for. */
  error: unknown;
  children: ReactNode;
}

/** A screen of the client portal, or the explanation why there is none. */
export function ClientPortalPage({ title, error, children }: ClientPortalPageProps) {
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <h1 className="text-2xl">{title}</h1>
      <PortalAccessGate error={error}>{children}</PortalAccessGate>
    </main>
  );
}
