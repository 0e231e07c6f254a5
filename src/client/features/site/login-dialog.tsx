import { useEffect, useRef, useState } from 'react';
import type { SessionUser } from '../../../shared/contracts/auth.ts';
import { portalHome, resolvePortalTarget } from '../../../shared/domain/accounts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useLinkClickHandler } from '../../lib/dialog-behavior.ts';
import { finishLogout } from '../../lib/unsent-text.ts';
import { DataProvider, trpc } from '../../trpc.tsx';
import { trpcClient } from '../../trpc-client.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toastFailure } from '../../ui/toast.tsx';
import { LoginForm, type LoginTarget } from './login-form.tsx';

interface LoggedInPanelProps extends LoginTarget {
  user: SessionUser;
}

const portalLabels = {
  admin: m.portal_label_admin,
  employee: m.portal_label_employee,
  client: m.portal_label_client,
};

/** Instead of the form, for logged-in users: the way to their portal, and to log out. */
function LoggedInPanel({ user, next, replace }: LoggedInPanelProps) {
  const follow = useLinkClickHandler({ replace });
  const logout = trpc.public.logout.useMutation({
    onSuccess: () => finishLogout(user.id),
    onError: (error) => toastFailure(m.portal_logout_failed(), error),
  });

  return (
    <div className="grid gap-3">
      <a
        href={resolvePortalTarget(next, user.role, window.location.origin) ?? portalHome[user.role]}
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

/** Time the dialog waits for the session before it shows the form, in milliseconds. */
const formDelayMs = 150;

interface CurrentUserState {
  /** The logged-in user; null for none or unknown; undefined while loading. */
  user: SessionUser | null | undefined;
  /** From now on an answer that is late changes nothing. */
  cancelLookup: () => void;
}

/** Pages for everybody do not know who looks at them: the login dialog asks, each time it opens. */
function useCurrentUser(open: boolean): CurrentUserState {
  const [wasOpen, setWasOpen] = useState(false);
  const [user, setUser] = useState<SessionUser | null>();
  const question = useRef<AbortController>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    // While it fades out it still shows what it showed.
    if (open) setUser(undefined);
  }

  useEffect(() => {
    if (!open) return;
    const asked = new AbortController();
    const { signal } = asked;
    question.current = asked;
    const showForm = () => setUser((known) => known ?? null);
    const timer = setTimeout(showForm, formDelayMs);
    trpcClient.public.findUser
      .query(undefined, { signal })
      .then((found) => signal.aborted || setUser(found), showForm);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [open]);

  return { user, cancelLookup: () => question.current?.abort() };
}

export interface LoginDialogProps {
  open: boolean;
  /** The page that asked for the login. */
  next: string | undefined;
  /** Opened by the address, which then should not stay in the history. */
  fromAddress: boolean;
  onClose: () => void;
}

export function LoginDialog({ open, next, fromAddress, onClose }: LoginDialogProps) {
  const { user, cancelLookup } = useCurrentUser(open);
  const target = { next, replace: fromAddress };
  const texts = user
    ? {
        title: m.site_logged_in(),
        description: (
          <>
            <span className="block font-medium text-ink">
              {user.firstName} {user.lastName}
            </span>
            <span className="block wrap-anywhere">{user.email}</span>
          </>
        ),
      }
    : {
        title: m.site_login(),
        description: next === undefined ? m.site_login_description() : m.error_unauthenticated(),
      };
  return (
    <DataProvider>
      <Dialog
        // Not before it is known what to show.
        open={open && user !== undefined}
        onOpenChange={(nextOpen) => {
          if (!nextOpen) onClose();
        }}
        size="sm"
        {...texts}
      >
        {user ? (
          <LoggedInPanel user={user} {...target} />
        ) : (
          <LoginForm onUsed={cancelLookup} {...target} />
        )}
      </Dialog>
    </DataProvider>
  );
}
