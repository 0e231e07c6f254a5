import { Link } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../lib/use-company-contact.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** Says what became of the link, and whom to ask. */
export function DeadLink() {
  const { email } = useCompanyContact();
  return (
    <div className="grid justify-items-start gap-4" role="status">
      <p className="text-muted">{m.users_activate_dead_text({ email })}</p>
      <p className="text-muted">{m.users_activate_dead_login()}</p>
      <Link to="/" search={{ login: true }} className={buttonClass('secondary')}>
        {m.users_activate_login()}
      </Link>
    </div>
  );
}
