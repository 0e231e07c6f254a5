import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** The way to a person where the portal has nothing to show. */
export function WriteToUs() {
  const email = trpc.public.getSiteState.useQuery().data?.contact.email;
  return (
    email && (
      <a href={`mailto:${email}`} className={buttonClass('secondary')}>
        {m.client_portal_no_company_action()}
      </a>
    )
  );
}
