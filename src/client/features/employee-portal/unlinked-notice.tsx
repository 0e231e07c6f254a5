import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** For a user to whom no profile is linked: why, and whom to ask. */
export function UnlinkedNotice() {
  const email = trpc.public.getSiteState.useQuery().data?.contact.email;
  return (
    <Card>
      <h2 className="text-xl">{m.employee_portal_unlinked_title()}</h2>
      <p className="mt-3 max-w-[60ch] text-muted">{m.employee_portal_unlinked_text()}</p>
      {email && (
        <a
          href={`mailto:${email}`}
          className={`${buttonClass('secondary', 'sm')} mt-4 wrap-anywhere hyphens-none`}
        >
          {m.employee_portal_unlinked_mail({ email })}
        </a>
      )}
    </Card>
  );
}
