import { Link } from '@tanstack/react-router';
import type { SessionUser } from '../../../shared/contracts/auth.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { textLink } from '../../ui/button.tsx';

export function LoggedInAs({ user }: { user: SessionUser }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{m.portal_logged_in_as()}</p>
      <p className="truncate text-sm font-medium">
        {user.firstName} {user.lastName}
      </p>
      <Link to="/account" className={`${textLink} text-sm`}>
        {m.account_title()}
      </Link>
    </div>
  );
}
