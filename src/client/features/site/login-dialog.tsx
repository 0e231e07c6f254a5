import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataProvider } from '../../data-provider.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoggedIn } from './logged-in.tsx';
import { LoginForm } from './login-form.tsx';
import { useVisitor } from './use-visitor.ts';

export interface LoginDialogProps {
  open: boolean;
  /** The page that asked for the login. */
  next: string | undefined;
  /** Opened by the address, which then should not stay in the history. */
  fromAddress: boolean;
  onClose: () => void;
}

export function LoginDialog({ open, next, fromAddress, onClose }: LoginDialogProps) {
  const { user, keepForm } = useVisitor(open);
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
        {user ? <LoggedIn user={user} {...target} /> : <LoginForm onUsed={keepForm} {...target} />}
      </Dialog>
    </DataProvider>
  );
}
