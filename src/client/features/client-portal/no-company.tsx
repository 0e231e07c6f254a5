import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** For a person whose account belongs to no company yet: why there is nothing to see, and whom to ask. */
export function NoCompany() {
  const email = trpc.public.getSiteState.useQuery().data?.contact.email;
  return (
    <EmptyState
      title={m.client_portal_no_company_title()}
      action={
        email && (
          <a href={`mailto:${email}`} className={buttonClass('secondary')}>
            {m.client_portal_no_company_action()}
          </a>
        )
      }
    >
      {m.client_portal_no_company_text()}
    </EmptyState>
  );
}
