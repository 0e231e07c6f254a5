import type { SessionUser } from '../../../shared/contracts/auth.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { portalHome } from '../../../shared/roles.ts';
import { afterLogout } from '../../lib/after-logout.ts';
import { readError } from '../../lib/read-error.ts';
import { useFollow } from '../../lib/use-follow.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { toast } from '../../ui/use-toast.ts';
import { portalTarget } from './portal-target.ts';
import type { LoginTarget } from './use-send-login.ts';

interface LoggedInProps extends LoginTarget {
  user: SessionUser;
}

const portalLabels = {
  admin: m.portal_label_admin,
  employee: m.portal_label_employee,
  client: m.portal_label_client,
};

/** In the place of the form, for whoever needs none: the way to their portal, and the way out. */
export function LoggedIn({ user, next, replace }: LoggedInProps) {
  const follow = useFollow({ replace });
  const logout = trpc.public.logout.useMutation({
    onSuccess: () => afterLogout(user.id),
    onError: (error) =>
      toast({
        title: m.portal_logout_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });

  return (
    <div className="grid gap-3">
      <a
        href={portalTarget(next, user.role, window.location.origin) ?? portalHome[user.role]}
        onClick={follow}
        className={buttonClass()}
      >
        {m.site_logged_in_portal({ portal: portalLabels[user.role]() })}
      </a>
      <Button
        variant="secondary"
        pending={logout.isPending || logout.isSuccess}
        onClick={() => logout.mutate()}
      >
        {m.portal_logout()}
      </Button>
    </div>
  );
}
